import { editCard } from "../../rules/cards/card-fields.ts";
import { withOpen } from "../../rules/registration/wizard-moves.ts";
import { hasErrors } from "../engine/field-errors.ts";
import {
  accountWith,
  applyEdit,
  chosenCard,
  newCardErrors,
  rejectSubmit,
  submittedCard,
} from "./changes.ts";
import { show, stay } from "../engine/step.ts";
import { termsConsent, withConsent } from "./order.ts";
import type { RegistrationTransition, EventOf } from "./events.ts";
import { goToConfirm, toNext } from "./steps.ts";
import type { RegistrationIn, RegistrationState } from "./state.ts";

export const chooseCard = (state: RegistrationState, { choice }: EventOf<"choose-card">) =>
  applyEdit(state, accountWith(state.form, { cardChoice: choice }));

export const enterCard = (state: RegistrationState, { patch, today }: EventOf<"edit-card">) =>
  applyEdit(state, { payment: editCard(state.form.payment, patch, today), today });

export const acceptTerms = (state: RegistrationState, { accepted }: EventOf<"accept-terms">) =>
  applyEdit(state, { terms: { accepted } });

/** A customer with saved cards is asked to confirm the chosen card. */
export function submitPayment(state: RegistrationIn<"payment">): RegistrationTransition {
  const { form } = state;
  const fieldErrors = chosenCard(form) === undefined ? newCardErrors(form) : {};
  if (hasErrors(fieldErrors)) return rejectSubmit(state, fieldErrors);
  const { savedCards } = form.account;
  return savedCards !== null && savedCards.length > 0
    ? show({ ...form, fieldErrors: {} }, { phase: "card-question" })
    : payWithCard(state);
}

export function payWithCard({ form, screen }: RegistrationState): RegistrationTransition {
  const { customer, wizard } = form;
  const next = {
    ...form,
    payment: submittedCard(form),
    // The password was only needed to show the saved cards.
    customer: wizard.isKnown === true ? { ...customer, password: "" } : customer,
    lostSecret: null,
    // The reason of a rejection was shown above the choice of the card.
    failure: null,
  };
  return toNext({ form: next, screen });
}

export const backToCard = ({ form }: RegistrationIn<"card-question">): RegistrationTransition =>
  show(form, { phase: "payment" });

export function submitTerms(
  state: RegistrationIn<"terms">,
  { type: _type, from: _from, ...shown }: EventOf<"submit">,
): RegistrationTransition {
  const { form } = state;
  if (!form.terms.accepted) return stay(state);
  const wizard = withOpen(form.wizard, "confirm");
  return withConsent(goToConfirm({ ...form, wizard }), termsConsent(form, shown));
}
