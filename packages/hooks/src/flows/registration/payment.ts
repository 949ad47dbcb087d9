import { editCard } from "../../rules/cards/card-fields.ts";
import {
  initialPayment,
  type CustomerDraft,
  type PaymentDraft,
} from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { chosenCard } from "./card.ts";
import { hasAny } from "../engine/field-errors.ts";
import { rejectSubmit, stay, stillWrong, to } from "./changes.ts";
import { agreeing, termsConsent } from "./consent.ts";
import type { RegistrationTransition } from "./effects.ts";
import { goTo, goToConfirm } from "./enter.ts";
import type { HandlersOf, PaymentEvent } from "./events.ts";
import { newCardErrors } from "./field-errors.ts";
import type { RegistrationState } from "./state.ts";

/** The card, its confirmation, and the terms. */
export const paymentHandlers: HandlersOf<PaymentEvent> = {
  "choose-card": (state, { choice }) => {
    const next = { ...state, cardChoice: choice };
    return to(next, { fieldErrors: stillWrong(next) });
  },

  "edit-card": (state, { patch, today }) => {
    const payment = editCard(state.payment, patch, today);
    const next = { ...state, payment, today };
    return to(next, { fieldErrors: stillWrong(next) });
  },

  "submit-payment": (state) => {
    if (state.name !== "payment") return stay(state);
    const fieldErrors = chosenCard(state) === undefined ? newCardErrors(state) : {};
    if (hasAny(fieldErrors)) return rejectSubmit(state, fieldErrors);
    return state.savedCards !== null && state.savedCards.length > 0
      ? to(state, { name: "card-question", fieldErrors: {} })
      : toTerms(state);
  },

  "answer-card-question": (state, { yes }) => {
    if (state.name !== "card-question") return stay(state);
    return yes ? toTerms(state) : to(state, { name: "payment" });
  },

  "accept-terms": (state, { accepted }) => {
    const next = { ...state, terms: { accepted } };
    return to(next, { fieldErrors: stillWrong(next) });
  },

  "submit-terms": (state, shown) => {
    if (state.name !== "terms" || !state.terms.accepted) return stay(state);
    const progress = progressAfter(state.progress, "submit-terms");
    return agreeing(goToConfirm({ ...state, progress }), termsConsent(state, shown));
  },
};

function toTerms(state: RegistrationState): RegistrationTransition {
  return goTo(
    {
      ...state,
      payment: submittedCard(state),
      customer: withoutAccountPassword(state),
      progress: progressAfter(state.progress, "submit-payment"),
      lostSecret: null,
      // It was told where the card was chosen.
      failure: null,
    },
    "terms",
  );
}

/** A password that was given to see the saved cards serves nothing else. */
const withoutAccountPassword = ({ customer, progress }: RegistrationState): CustomerDraft =>
  progress.userexists ? { ...customer, password: "" } : customer;

/** The draft of a saved card is only its token, bin and last four; of a new one its entries. */
export function submittedCard(state: RegistrationState): PaymentDraft {
  const card = chosenCard(state);
  if (card === undefined) return { ...state.payment, token: "", bin: "", last_4: "" };
  const { token, bin, last_4 } = card;
  return { ...initialPayment, token, bin: bin ?? "", last_4: last_4 ?? "" };
}
