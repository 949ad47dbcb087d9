import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { sentPhone, type PhoneRule } from "../rules/registration/phone.ts";
import { required } from "./fields.ts";

export const PHONE_INCOMPLETE: PlainCode = "phone.incomplete";

/** A whole phone number. The output is the number as it is sent. */
export function phone(rule: PhoneRule | undefined) {
  return required("phone.required").check(
    z.refine((text) => sentPhone(text, rule) !== null, PHONE_INCOMPLETE),
    z.overwrite((text) => sentPhone(text, rule) ?? text),
  );
}
