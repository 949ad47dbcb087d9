import { useState } from "react";
import type { CustomerDraft } from "../../rules/drafts.ts";
import type { ChoiceProps, FieldProps } from "../field-props.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

type TextOf<Draft> = {
  [Field in keyof Draft]: Draft[Field] extends string ? Field : never;
}[keyof Draft];

/** The texts that a customer types or chooses; the draft's other texts are derived from them. */
type CustomerText = Exclude<TextOf<CustomerDraft>, "confirmEmail" | "timezonedescription">;

/** A text field of the customer's draft. Typing re-renders only the field itself. */
export function useCustomerField(field: CustomerText): FieldProps {
  const { getState, send } = useRegistrationRunner();
  const [defaultValue] = useState(() => getState().customer[field]);
  const errorMessage = useRegistrationFieldError(field);
  return {
    defaultValue,
    errorMessage,
    onChange: (value) => send({ type: "edit-customer", patch: { [field]: value } }),
  };
}

/** A controlled field, which shows the value in the draft: of a phone number only the digits. */
export function useCustomerChoice(field: CustomerText): ChoiceProps {
  const { send } = useRegistrationRunner();
  const value = useRegistration((state) => state.customer[field]);
  const errorMessage = useRegistrationFieldError(field);
  return {
    value,
    errorMessage,
    onChange: (next) => send({ type: "edit-customer", patch: { [field]: next } }),
  };
}
