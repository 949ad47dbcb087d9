import { lostSecret, progressWithoutSecrets } from "../../rules/registration/lost-secret.ts";
import { withoutSecrets } from "../../rules/registration/without-secrets.ts";
import { accountWith, withScreen, update } from "./changes.ts";
import type { RegistrationTransition } from "./events.ts";
import type { RegistrationState } from "./state.ts";

/**
 * Closes the gates that require a lost secret, and records the secret that the page asks for again.
 */
export function closeGates(state: RegistrationState): RegistrationState {
  const secret = lostSecret(state.progress, state.customer, state.payment);
  return secret === null
    ? state
    : { ...state, lostSecret: secret, progress: progressWithoutSecrets(state.progress, secret) };
}

/** The registration without its secrets, as after a reload. */
export function forgetSecrets(state: RegistrationState): RegistrationTransition {
  const { customer, payment, account, lostSecret: lost } = state;
  const typed = payment.cardnumber + payment.cvc === "" ? null : "card";
  return update(state, {
    customer: withoutSecrets(customer),
    payment: withoutSecrets(payment),
    ...accountWith(state, {
      backup: account.backup && withoutSecrets(account.backup),
      savedCards: account.savedCards?.length === 0 ? account.savedCards : null,
      cardChoice: "new",
    }),
    lostSecret: lost ?? typed ?? (customer.password === "" ? null : "password"),
  });
}

/**
 * The page enters the back-forward cache with open forms: the next visit is handled as the first. A
 * request for saved cards is aborted, because its reply contains their tokens.
 */
export function onPageLeft(before: RegistrationState): RegistrationTransition {
  const { state } = forgetSecrets({ ...before, visited: false });
  switch (state.phase) {
    case "fetching-cards":
      return { state: withScreen(state, { phase: "known-email" }), effects: [END_FETCH] };
    case "fetching-saved-cards":
      return { state: withScreen(state, { phase: "payment" }), effects: [END_FETCH] };
    default:
      return { state, effects: [] };
  }
}

const END_FETCH = { type: "cancel", key: "cards" } as const;
