import type { SavedCard } from "@waypost/sdk";
import { cardForm } from "../../forms/card-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { isExpired } from "../../rules/cards/saved-cards.ts";
import { initialPayment, type PaymentDraft } from "../../rules/registration/drafts.ts";
import type { RegistrationForm } from "./state.ts";

const anyCardForm = cardForm("cardHolder.required.wizard");

/** The new card of the wizard, whose month must not be over on this day. */
export const newCardForm = (today: Date) => refuseExpired(anyCardForm, today);

/** The chosen saved card; undefined for a new card. */
export const chosenCard = ({
  account: { savedCards, cardChoice },
}: RegistrationForm): SavedCard | undefined =>
  savedCards?.find((card) => card.token === cardChoice && !isExpired(card));

/** The draft of a saved card is only its token, bin and last four; of a new one its entries. */
export function submittedCard(state: RegistrationForm): PaymentDraft {
  const card = chosenCard(state);
  if (card === undefined) return { ...state.payment, token: "", bin: "", last_4: "" };
  const { token, bin, last_4 } = card;
  return { ...initialPayment, token, bin: bin ?? "", last_4: last_4 ?? "" };
}
