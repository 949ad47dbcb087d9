import type { StandardSchemaV1 } from "@standard-schema/spec";
import { fields, secret } from "./fields.ts";

/** The values of the password form. */
export type PasswordForm = { password: string };

/** The password of an existing account, for "Continue with Password". */
export const passwordForm: StandardSchemaV1<PasswordForm, PasswordForm> = fields({
  password: secret("password.required"),
});
