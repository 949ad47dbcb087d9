"use client";

import { useCallback } from "react";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { CustomerDraft, Unit } from "../../rules/registration/drafts.ts";
import type { Control } from "../field-props.ts";
import { useControl } from "../use-control.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useRegistrationRun } from "./use-registration.ts";

/** The customer's own fields, from which the other fields of the draft are derived. @inline */
type CustomerFields = Omit<CustomerDraft, "confirmEmail" | "timezonedescription">;

/** The fields of a registration by name, except for devices and the new card. */
export interface RegistrationFields extends CustomerFields {
  /** The unit of speed of all devices; "" until one is selected. */
  unit: Unit | "";
  /** The token of a saved card, or `new`. */
  cardChoice: string;
  /** True if the terms are accepted. */
  accepted: boolean;
}

/**
 * A field of the registration. Typing re-renders only the component that calls the hook, so use a
 * separate component for each field. A phone number contains only digits.
 *
 * @example
 * const { input, errorMessage } = useRegistrationField("email");
 * return <label>Email <input type="email" {...input} /> {errorMessage}</label>;
 *
 * @example
 * const { input } = useRegistrationField("accepted");
 * return <label><input type="checkbox" {...input} /> I agree</label>;
 */
export function useRegistrationField<Name extends keyof RegistrationFields>(
  name: Name,
): Control<RegistrationFields[Name]> {
  const source = useRegistrationRun();
  const { send } = source;
  return useControl({
    source,
    read: useCallback(
      (state: RegistrationState) => valueOf(state, name) as RegistrationFields[Name],
      [name],
    ),
    onChange: useCallback(
      (value: RegistrationFields[Name]) => send(changeOf(name, value)),
      [send, name],
    ),
    errorMessage: useFieldError(source, name),
  });
}

function valueOf(
  { form: { customer, account, activation, terms } }: RegistrationState,
  name: keyof RegistrationFields,
): string | boolean {
  switch (name) {
    case "unit":
      return activation.unit;
    case "cardChoice":
      return account.cardChoice;
    case "accepted":
      return terms.accepted;
    default:
      return customer[name];
  }
}

function changeOf(name: keyof RegistrationFields, value: string | boolean): RegistrationEvent {
  switch (name) {
    case "unit":
      return { type: "choose-unit", unit: value === "MPH" ? "MPH" : "KMH" };
    case "cardChoice":
      return { type: "choose-card", choice: String(value) };
    case "accepted":
      return { type: "accept-terms", accepted: value === true };
    default:
      return { type: "edit-customer", patch: { [name]: value } };
  }
}
