import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import { given } from "./fields.ts";

export type PasswordForm = { password: string };

/** The password of an existing account, for "Continue with Password". */
export const passwordForm: StandardSchemaV1<PasswordForm, PasswordForm> = z.object({
  password: given("password.required"),
});
