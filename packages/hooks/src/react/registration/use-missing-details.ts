"use client";

import { isCompletePhone } from "../../rules/registration/phone.ts";
import { useRegistration } from "./use-registration.ts";

/**
 * The fields that disable Next in the details form, as documented, in page order.
 *
 * @example
 * const missing = useMissingDetails();
 */
export function useMissingDetails(): readonly ("phone" | "textMe")[] {
  const hasPhone = useRegistration(({ customer }) => isCompletePhone(customer.phone));
  const hasConsent = useRegistration(({ customer }) => customer.textMe);
  return [...(hasPhone ? [] : (["phone"] as const)), ...(hasConsent ? [] : (["textMe"] as const))];
}

/**
 * Whether Next of the details form is enabled.
 *
 * @example
 * const canSubmit = useCanSubmitDetails();
 * return <button disabled={!canSubmit}>Next</button>;
 */
export const useCanSubmitDetails = (): boolean => useMissingDetails().length === 0;
