import { type RegistrationStep } from "../../rules/gates.ts";
import { lostSecret, progressWithoutSecrets } from "../../rules/lost-secret.ts";
import { chosenCard } from "./card.ts";
import { hasAny } from "../field-errors.ts";
import { deviceErrors, detailsErrors, newCardErrors } from "./field-errors.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import type { RegistrationState } from "./state.ts";

/** A step that is not complete, and what the form that it opens with complains of. */
export interface Unready {
  readonly step: RegistrationStep;
  readonly fieldErrors: FieldErrors;
}

/**
 * The first step that would not pass its own form as it stands now; `null` when Confirm may be
 * pressed. A gate stays open while its step is changed again, so no gate stands for a form.
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

  // The card that was submitted is the one that is chosen.
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

/** Lowers the gates that need a secret which is gone, and remembers which one to explain. */
export function lowered(state: RegistrationState): RegistrationState {
  const secret = lostSecret(state.progress, state.customer, state.payment);
  return secret === null
    ? state
    : { ...state, lostSecret: secret, progress: progressWithoutSecrets(state.progress, secret) };
}
