"use client";

import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/**
 * A registration that is one page: every part is shown at once and submitted together. A submit
 * checks all parts, shows all their errors, asks the server about the e-mail address and the IMEIs,
 * and continues to the confirmation (`useRegistrationConfirm`), where the customer consents to pay.
 *
 * @example
 * const { submitAll, isSubmitting, asksForPassword } = useRegistrationPage();
 * return <button disabled={isSubmitting} onClick={submitAll}>Review and pay</button>;
 */
export function useRegistrationPage(): {
  readonly submitAll: () => void;
  /** The server is being asked; the submit continues automatically after its answer. */
  readonly isSubmitting: boolean;
  /** All parts are valid: show the total, and ask for the consent to pay. */
  readonly isReview: boolean;
  /**
   * The e-mail address belongs to an account: ask for its password, and offer to continue without
   * it.
   */
  readonly asksForPassword: boolean;
  readonly continueWithoutPassword: () => void;
  /** The customer has an account, so the details of a new one are not needed. */
  readonly isKnownCustomer: boolean;
} {
  const { send } = useRegistrationRunner();
  return {
    submitAll: () => send({ type: "submit-all" }),
    isSubmitting: useRegistration((state) => state.isSubmittingAll),
    isReview: useRegistration(({ name }) => name === "confirm"),
    continueWithoutPassword: () => send({ type: "continue-without-password" }),
    asksForPassword: useRegistration(
      ({ name }) => name === "known-email" || name === "fetching-cards",
    ),
    isKnownCustomer: useRegistration(
      ({ customer, progress }) => customer.emailverified || progress.userexists,
    ),
  };
}
