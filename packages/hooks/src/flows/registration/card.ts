import type { SavedCard } from "@waypost/sdk";
import { cardForm } from "../../forms/card-form.ts";
import { isExpired } from "../../rules/saved-cards.ts";
import type { RegistrationState } from "./state.ts";

/** The new card of the wizard. */
export const newCardForm = cardForm("cardHolder.required.wizard");

/** The chosen saved card; undefined for a new card. */
export const chosenCard = ({ savedCards, cardChoice }: RegistrationState): SavedCard | undefined =>
  savedCards.find((card) => card.token === cardChoice && !isExpired(card));
