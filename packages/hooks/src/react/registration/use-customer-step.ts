"use client";

import type { LostSecret } from "../../rules/registration/lost-secret.ts";
import { useWaypost } from "../provider.tsx";
import { shownText } from "../shown.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/**
 * Which form the first step shows, and which call it is waiting for.
 *
 * @example
 * const { screen, submitEmail, isCheckingEmail } = useCustomerStep();
 * return <button onClick={submitEmail} disabled={isCheckingEmail}>Next</button>;
 */
export function useCustomerStep(): {
  readonly screen: "email" | "known-email" | "details";
  readonly email: string;
  readonly isCheckingEmail: boolean;
  readonly isFetchingCards: boolean;
  readonly submitEmail: () => void;
  /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly submitDetails: (shown?: unknown) => void;
  readonly continueWithPassword: () => void;
  readonly continueWithoutPassword: () => void;
  /** Unlocks the e-mail of an existing account. */
  readonly changeEmail: () => void;
  readonly previous: () => void;
} {
  const waypost = useWaypost("useCustomerStep");
  const { send } = useRegistrationRunner();
  const name = useRegistration((state) => state.name);
  return {
    screen: screenOf(name),
    email: useRegistration((state) => state.customer.email),
    isCheckingEmail: name === "checking-email",
    isFetchingCards: name === "fetching-cards",
    submitEmail: () => send({ type: "submit-email" }),
    submitDetails: (shown) => send({ type: "submit-details", ...shownText(shown, waypost) }),
    continueWithPassword: () => send({ type: "continue-with-password" }),
    continueWithoutPassword: () => send({ type: "continue-without-password" }),
    changeEmail: () => send({ type: "use-another-email" }),
    previous: () => send({ type: "previous" }),
  };
}

function screenOf(name: string): "email" | "known-email" | "details" {
  if (name === "details") return "details";
  return name === "known-email" || name === "fetching-cards" ? "known-email" : "email";
}

/**
 * The secret that must be entered again, after a reload or a reply; the page should explain why.
 *
 * @example
 * const secret = useLostSecret();
 * return secret !== null && <p>Please enter it again: we never store it.</p>;
 */
export const useLostSecret = (): LostSecret | null => useRegistration((state) => state.lostSecret);
