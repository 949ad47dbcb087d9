import { useState } from "react";
import type { CustomerDraft } from "../../rules/drafts.ts";
import type { ChoiceProps, FieldProps } from "../field-props.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

type TextOf<Draft> = {
  [Field in keyof Draft]: Draft[Field] extends string ? Field : never;
}[keyof Draft];

/** What a customer types or chooses; the other texts of the draft follow from these. */
type CustomerText = Exclude<TextOf<CustomerDraft>, "confirmEmail" | "timezonedescription">;

/** A text of the customer's draft. Typing renders nothing but the field itself. */
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

/** A text of the customer's draft that its field always shows as kept: the phone keeps digits only. */
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
