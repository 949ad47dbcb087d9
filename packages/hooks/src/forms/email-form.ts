import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { EMAIL } from "../rules/email.ts";
import { fields, identifier } from "./fields.ts";

/** The values of the email form. */
export type EmailForm = { email: string };

const invalid: PlainCode = "email.invalid";

/** The e-mail address with which a registration starts. */
export const emailForm: StandardSchemaV1<EmailForm, EmailForm> = fields({
  email: identifier("email.required").check(z.regex(EMAIL, invalid)),
});
