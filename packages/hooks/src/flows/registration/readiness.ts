import { type RegistrationStep } from "../../rules/registration/gates.ts";
import { withoutSecrets } from "../../rules/registration/without-secrets.ts";
import { lostSecret, progressWithoutSecrets } from "../../rules/registration/lost-secret.ts";
import { chosenCard } from "./card.ts";
import { hasAny } from "../engine/field-errors.ts";
import { deviceErrors, detailsErrors, newCardErrors } from "./field-errors.ts";
import { to } from "./changes.ts";
import type { RegistrationTransition } from "./effects.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import { isEditable, type RegistrationState, type RegistrationStateName } from "./state.ts";

/** An incomplete step, and the errors of the form that it opens with. */
export interface Unready {
  readonly step: RegistrationStep;
  readonly fieldErrors: FieldErrors;
}

/**
 * The first step whose form would reject its current entries; `null` when Confirm may be pressed.
 * The gates do not show this, because a gate stays open when its step is edited again.
 */
export function firstUnready(state: RegistrationState): Unready | null {
  const { customer, payment, progress, submittedEmail, terms } = state;

  if (submittedEmail === "" || submittedEmail !== customer.email) {
    return unready("customer-information");
  }
  const details = progress.userexists ? {} : detailsErrors(state);
  if (hasAny(details)) {
    return unready("customer-information", customer.shownextstep ? details : {});
  }

  const devices = deviceErrors(state);
  if (hasAny(devices)) return unready("activation-type", devices);

  // The submitted card must be the chosen one.
  const card = chosenCard(state);
  if ((card?.token ?? "") !== payment.token) return unready("payment-method");
  const newCard = card === undefined ? newCardErrors(state) : {};
  if (hasAny(newCard)) return unready("payment-method", newCard);

  return terms.accepted ? null : unready("terms");
}

const unready = (step: RegistrationStep, fieldErrors: FieldErrors = {}): Unready => ({
  step,
  fieldErrors,
});

/** Closes the gates that require a lost secret, and records which one the page has to explain. */
export function lowered(state: RegistrationState): RegistrationState {
  const secret = lostSecret(state.progress, state.customer, state.payment);
  return secret === null
    ? state
    : { ...state, lostSecret: secret, progress: progressWithoutSecrets(state.progress, secret) };
}

/**
 * The registration without its secrets, as a reload leaves it; then it is visited anew. The request
 * for saved cards ends, because it would bring their tokens.
 */
export function forgetSecrets(state: RegistrationState): RegistrationTransition {
  const { name, customer, payment, savedCards, backup, visited } = state;
  const typed = payment.cardnumber + payment.cvc === "" ? null : "card";
  const asked = BEFORE_FETCHING[name];
  return to(
    state,
    {
      name: asked ?? name,
      customer: withoutSecrets(customer),
      payment: withoutSecrets(payment),
      backup: backup && withoutSecrets(backup),
      savedCards: savedCards?.length === 0 ? savedCards : null,
      cardChoice: "new",
      lostSecret: state.lostSecret ?? typed ?? (customer.password === "" ? null : "password"),
      visited: visited && !isEditable(name),
    },
    ...(asked === undefined ? [] : [{ type: "cancel", key: "cards" } as const]),
  );
}

/** The form from which the saved cards were requested. */
const BEFORE_FETCHING: Partial<Record<RegistrationStateName, RegistrationStateName>> = {
  "fetching-cards": "known-email",
  "fetching-saved-cards": "payment",
};
