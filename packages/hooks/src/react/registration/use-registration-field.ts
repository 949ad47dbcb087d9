"use client";

import { useMemo } from "react";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { CustomerDraft, Unit } from "../../rules/registration/drafts.ts";
import type { Control } from "../field-props.ts";
import { useField, type Field } from "../use-control.ts";
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
  return useField(
    useRegistrationRun(),
    useMemo(() => fieldOf(name), [name]),
  );
}

type RegistrationField<Value> = Field<RegistrationState, RegistrationEvent, Value>;

type Fields = {
  [Name in keyof RegistrationFields]?: Omit<RegistrationField<RegistrationFields[Name]>, "path">;
};

const FIELDS: Fields = {
  unit: {
    read: ({ form }) => form.activation.unit,
    edit: (unit) => ({ type: "choose-unit", unit: unit === "MPH" ? unit : "KMH" }),
  },
  cardChoice: {
    read: ({ form }) => form.account.cardChoice,
    edit: (choice) => ({ type: "choose-card", choice }),
  },
  accepted: {
    read: ({ form }) => form.terms.accepted,
    edit: (accepted) => ({ type: "accept-terms", accepted }),
  },
};

/** The declaration of a field. Those of the customer are alike. */
const fieldOf = <Name extends keyof RegistrationFields>(
  name: Name,
): RegistrationField<RegistrationFields[Name]> => ({
  path: name,
  ...(FIELDS[name] ?? {
    read: ({ form }) => form.customer[name as keyof CustomerFields] as RegistrationFields[Name],
    edit: (value) => ({ type: "edit-customer", patch: { [name]: value } }),
  }),
});
