import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { PHONE_DIGITS } from "../rules/registration/phone.ts";
import { fields, identifier, required, ticked } from "./fields.ts";

/** The values of the form that asks for consent to text messages. */
export type PhoneConfirmationForm = {
  name: string;
  email: string;
  phone: string;
  consent: boolean;
};

const emailInvalid: PlainCode = "email.invalid";
const phoneIncomplete: PlainCode = "phone.incomplete";

/**
 * The consent to text messages. Documented: the phone must have ten characters, not necessarily
 * digits.
 */
export const phoneConfirmationForm: StandardSchemaV1<PhoneConfirmationForm, PhoneConfirmationForm> =
  fields({
    name: required("phoneConsent.nameMissing"),
    email: identifier("email.required").check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, emailInvalid)),
    phone: z
      .string("phone.required" satisfies PlainCode)
      .check(
        z.minLength(1, "phone.required" satisfies PlainCode),
        z.length(PHONE_DIGITS, phoneIncomplete),
      ),
    consent: ticked("phoneConsent.consentMissing"),
  });
