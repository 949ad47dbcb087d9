"use client";

import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/**
 * A registration that is one page: every part is shown at once and submitted together. A submit
 * checks all parts, tells all their errors, asks the server about the e-mail address and the IMEIs,
 * and goes on to the confirmation (`useRegistrationConfirm`), where the customer consents to pay.
 *
 * @example
 * const { submitAll, isSubmitting, asksForPassword } = useRegistrationPage();
 * return <button disabled={isSubmitting} onClick={submitAll}>Review and pay</button>;
 */
export function useRegistrationPage(): {
  readonly submitAll: () => void;
  /** The server is being asked; the submit then goes on by itself. */
  readonly isSubmitting: boolean;
  /** All parts are valid: show what will be charged, and ask for the consent to pay. */
  readonly isReview: boolean;
  /** The e-mail address belongs to an account: ask for its password, and offer to go on without. */
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
