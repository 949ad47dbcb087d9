"use client";

import { useCallback } from "react";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { CustomerDraft } from "../../rules/registration/drafts.ts";
import type { ChoiceProps, FieldProps } from "../field-props.ts";
import { useChoice } from "../use-choice.ts";
import { useField } from "../use-field.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistrationRunner } from "./use-registration.ts";

type TextOf<Draft> = {
  [Field in keyof Draft]: Draft[Field] extends string ? Field : never;
}[keyof Draft];

/** The texts that a customer types or chooses; the draft's other texts are derived from them. @inline */
type CustomerText = Exclude<TextOf<CustomerDraft>, "confirmEmail" | "timezonedescription">;

/**
 * A text field of the customer's draft. Typing re-renders only the field itself.
 *
 * @example
 * const { input, errorMessage } = useCustomerField("email");
 * return <label>Email <input type="email" {...input} /> {errorMessage}</label>;
 */
export const useCustomerField = (field: CustomerText): FieldProps =>
  useField(useCustomerText(field));

/**
 * A controlled field, which shows the value in the draft: of a phone number only the digits.
 *
 * @example
 * const { input, errorMessage } = useCustomerChoice("phone");
 * return <label>Phone Number <input type="tel" {...input} /> {errorMessage}</label>;
 */
export const useCustomerChoice = (field: CustomerText): ChoiceProps =>
  useChoice(useCustomerText(field));

function useCustomerText(field: CustomerText) {
  const source = useRegistrationRunner();
  const { send } = source;
  return {
    source,
    read: useCallback(({ customer }: RegistrationState) => customer[field], [field]),
    edit: useCallback(
      (value: string) => send({ type: "edit-customer", patch: { [field]: value } }),
      [send, field],
    ),
    errorMessage: useRegistrationFieldError(field),
  };
}
