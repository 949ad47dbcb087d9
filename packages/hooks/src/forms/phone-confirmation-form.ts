import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { PHONE_DIGITS, type PhoneRule } from "../rules/registration/phone.ts";
import { fields, identifier, required, ticked } from "./fields.ts";
import { phone, PHONE_INCOMPLETE } from "./phone-field.ts";

/** The values of the form that asks for consent to text messages. */
export type PhoneConfirmationForm = {
  name: string;
  email: string;
  phone: string;
  consent: boolean;
};

const emailInvalid: PlainCode = "email.invalid";

type Form = StandardSchemaV1<PhoneConfirmationForm, PhoneConfirmationForm>;

/** Documented: the phone must have ten characters, not necessarily digits. */
const tenCharacters = z
  .string("phone.required" satisfies PlainCode)
  .check(
    z.minLength(1, "phone.required" satisfies PlainCode),
    z.length(PHONE_DIGITS, PHONE_INCOMPLETE),
  );

const formWith = (number: typeof tenCharacters): Form =>
  fields({
    name: required("phoneConsent.nameMissing"),
    email: identifier("email.required").check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, emailInvalid)),
    phone: number,
    consent: ticked("phoneConsent.consentMissing"),
  });

/** The consent to text messages. */
export const phoneConfirmationForm: Form = formWith(tenCharacters);

/** The same with the phone numbers of a deployment. */
export const phoneConfirmationFormFor = (rule: PhoneRule | undefined): Form =>
  rule === undefined ? phoneConfirmationForm : formWith(phone(rule));
