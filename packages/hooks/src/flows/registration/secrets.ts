import { lostSecret, wizardWithoutSecrets } from "../../rules/registration/lost-secret.ts";
import { withoutSecrets } from "../../rules/registration/without-secrets.ts";
import { change, show } from "../engine/step.ts";
import { accountWith } from "./changes.ts";
import type { RegistrationTransition } from "./events.ts";
import type { RegistrationForm, RegistrationState } from "./state.ts";

/**
 * Closes the steps that require a lost secret, and records the secret that the page asks for again.
 */
export function closeGates(form: RegistrationForm): RegistrationForm {
  const secret = lostSecret(form.wizard, form.customer, form.payment);
  return secret === null
    ? form
    : { ...form, lostSecret: secret, wizard: wizardWithoutSecrets(form.wizard, secret) };
}

/** The registration without its secrets, as after a reload. */
export function forgetSecrets(state: RegistrationState): RegistrationTransition {
  const { customer, payment, account, lostSecret: lost } = state.form;
  const typed = payment.cardnumber + payment.cvc === "" ? null : "card";
  return change(state, {
    customer: withoutSecrets(customer),
    payment: withoutSecrets(payment),
    ...accountWith(state.form, {
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
export function onPageLeft({ form: before, screen }: RegistrationState): RegistrationTransition {
  const left = forgetSecrets({ form: { ...before, visited: false }, screen });
  const { form } = left.state;
  switch (screen.phase) {
    case "fetching-cards":
      return show(form, { phase: "known-email" }, END_FETCH);
    case "fetching-saved-cards":
      return show(form, { phase: "payment" }, END_FETCH);
    default:
      return left;
  }
}

const END_FETCH = { type: "cancel", key: "cards" } as const;
