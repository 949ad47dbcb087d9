import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { fields, required } from "./fields.ts";

/** The values of the email form. */
export type EmailForm = { email: string };

const pattern = /^[A-Za-z0-9+_.-]+@[A-Za-z0-9.-]+$/;
const invalid: PlainCode = "email.invalid";

/** The e-mail address with which a registration starts. */
export const emailForm: StandardSchemaV1<EmailForm, EmailForm> = fields({
  email: required("email.required").check(z.regex(pattern, invalid)),
});
