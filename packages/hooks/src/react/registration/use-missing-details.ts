import { isCompletePhone } from "../../rules/phone.ts";
import { useRegistration } from "./use-registration.ts";

/** What Next of the full form still waits for, in the order of the page; documented. */
export function useMissingDetails(): readonly ("phone" | "textMe")[] {
  const hasPhone = useRegistration(({ customer }) => isCompletePhone(customer.phone));
  const hasConsent = useRegistration(({ customer }) => customer.textMe);
  return [...(hasPhone ? [] : (["phone"] as const)), ...(hasConsent ? [] : (["textMe"] as const))];
}

/** Whether Next of the full form works. */
export const useCanSubmitDetails = (): boolean => useMissingDetails().length === 0;
