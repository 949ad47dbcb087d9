import { phoneConfirmationForm } from "../../forms/phone-confirmation-form.ts";
import { validate, type FieldErrors } from "../../forms/validate.ts";
import {
  PHONE_CONSENT_FIELDS,
  type PhoneConsentDraft,
  type PhoneConsentField,
  type PhoneConsentState,
} from "./state.ts";

/** What is wrong with each field; nothing lets Submit work. */
export function problemsOf(draft: PhoneConsentDraft): FieldErrors {
  const checked = validate(phoneConfirmationForm, draft);
  return "errors" in checked ? checked.errors : {};
}

/** The fields that keep Submit from working, in the order of the page. */
export const missingFields = ({ draft }: PhoneConsentState): readonly PhoneConsentField[] => {
  const problems = problemsOf(draft);
  return PHONE_CONSENT_FIELDS.filter((field) => field in problems);
};

/** The message at a field, once it was left with something wrong in it. */
export const shownProblem = (state: PhoneConsentState, field: PhoneConsentField) =>
  state.left.includes(field) ? problemsOf(state.draft)[field] : undefined;
