import { editCard } from "../../rules/cards/card-fields.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chosenCard, submittedCard, newCardErrors } from "./field-errors.ts";
import { accountWith, applyEdit, rejectSubmit, showScreen, stay } from "./changes.ts";
import { withConsent, termsConsent } from "./receipt.ts";
import type { RegistrationTransition, EventOf } from "./events.ts";
import { goToConfirm, toNext } from "./enter.ts";
import type { RegistrationIn, RegistrationState } from "./state.ts";

export const chooseCard = (state: RegistrationState, { choice }: EventOf<"choose-card">) =>
  applyEdit(state, accountWith(state, { cardChoice: choice }));

export const enterCard = (state: RegistrationState, { patch, today }: EventOf<"edit-card">) =>
  applyEdit(state, { payment: editCard(state.payment, patch, today), today });

export const acceptTerms = (state: RegistrationState, { accepted }: EventOf<"accept-terms">) =>
  applyEdit(state, { terms: { accepted } });

/** A customer with saved cards is asked to confirm the chosen card. */
export function submitPayment(state: RegistrationIn<"payment">): RegistrationTransition {
  const fieldErrors = chosenCard(state) === undefined ? newCardErrors(state) : {};
  if (hasErrors(fieldErrors)) return rejectSubmit(state, fieldErrors);
  const { savedCards } = state.account;
  return savedCards !== null && savedCards.length > 0
    ? showScreen({ ...state, fieldErrors: {} }, { phase: "card-question" })
    : payWithCard(state);
}

export function payWithCard(state: RegistrationState): RegistrationTransition {
  const { customer, progress } = state;
  return toNext({
    ...state,
    payment: submittedCard(state),
    // The password was only needed to show the saved cards.
    customer: progress.userexists ? { ...customer, password: "" } : customer,
    lostSecret: null,
    // The reason of a rejection was shown above the choice of the card.
    failure: null,
  });
}

export const backToCard = (state: RegistrationIn<"card-question">): RegistrationTransition =>
  showScreen(state, { phase: "payment" });

export function submitTerms(
  state: RegistrationIn<"terms">,
  { type: _type, from: _from, ...shown }: EventOf<"submit">,
): RegistrationTransition {
  if (!state.terms.accepted) return stay(state);
  const progress = progressAfter(state.progress, "submit-terms");
  return withConsent(goToConfirm({ ...state, progress }), termsConsent(state, shown));
}
