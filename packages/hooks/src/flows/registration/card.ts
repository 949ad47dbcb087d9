import type { SavedCard } from "@waypost/sdk";
import { cardForm } from "../../forms/card-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { isExpired } from "../../rules/cards/saved-cards.ts";
import type { RegistrationState } from "./state.ts";

const anyCardForm = cardForm("cardHolder.required.wizard");

/** The new card of the wizard, whose month must not be over on this day. */
export const newCardForm = (today: Date) => refuseExpired(anyCardForm, today);

/** The chosen saved card; undefined for a new card. */
export const chosenCard = ({ savedCards, cardChoice }: RegistrationState): SavedCard | undefined =>
  savedCards?.find((card) => card.token === cardChoice && !isExpired(card));
