"use client";

import { isCompletePhone } from "../../rules/registration/phone.ts";
import { useRegistrationState } from "./use-registration.ts";

/**
 * The fields that disable Next in the details form, as documented, in page order.
 *
 * @example
 * const missing = useMissingDetails();
 */
export function useMissingDetails(): readonly ("phone" | "textMe")[] {
  const hasPhone = useRegistrationState(({ form: { customer } }) =>
    isCompletePhone(customer.phone),
  );
  const hasConsent = useRegistrationState(({ form: { customer } }) => customer.textMe);
  return [...(hasPhone ? [] : (["phone"] as const)), ...(hasConsent ? [] : (["textMe"] as const))];
}
