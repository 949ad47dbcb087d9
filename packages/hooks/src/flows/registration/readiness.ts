import { lostSecret, progressWithoutSecrets, type RegistrationStep } from "../../rules/gates.ts";
import { chosenCard } from "./card.ts";
import { deviceProblems, detailsProblems, hasAny, newCardProblems } from "./problems.ts";
import type { FieldProblems, RegistrationState } from "./state.ts";

/** A step that is not complete, and what the form that it opens with complains of. */
export interface Unready {
  readonly step: RegistrationStep;
  readonly problems: FieldProblems;
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
  const details = progress.userexists ? {} : detailsProblems(state);
  if (hasAny(details)) {
    return unready("customer-information", customer.shownextstep ? details : {});
  }

  const devices = deviceProblems(state);
  if (hasAny(devices)) return unready("activation-type", devices);

  // The card that was submitted is the one that is chosen.
  const card = chosenCard(state);
  if ((card?.token ?? "") !== payment.token) return unready("payment-method");
  const newCard = card === undefined ? newCardProblems(state) : {};
  if (hasAny(newCard)) return unready("payment-method", newCard);

  return terms.accepted ? null : unready("terms");
}

const unready = (step: RegistrationStep, problems: FieldProblems = {}): Unready => ({
  step,
  problems,
});

/** Lowers the gates that need a secret which is gone, and remembers which one to explain. */
export function lowered(state: RegistrationState): RegistrationState {
  const lost = lostSecret(state.progress, state.customer, state.payment);
  return lost === null
    ? state
    : { ...state, lost, progress: progressWithoutSecrets(state.progress, lost) };
}
