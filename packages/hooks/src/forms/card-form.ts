import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { cardFields } from "./card-fields.ts";
import { fields } from "./fields.ts";
import { refuseExpired } from "./refuse-expired.ts";

/** The values of the card form. */
export type CardForm = CardFields;

/** The message code for a missing card holder. @inline */
type HolderCode = "cardHolder.required.wizard" | "cardHolder.required.selfService";

/**
 * A new card. The wizard and the self-service pages have different messages for a missing card
 * holder, so the message code is a parameter. With `today`, an expired card is invalid.
 */
export function cardForm(
  holderCode: HolderCode,
  today?: Date | (() => Date),
): StandardSchemaV1<CardForm, CardForm> {
  const form: StandardSchemaV1<CardForm, CardForm> = fields(cardFields(holderCode));
  return today === undefined ? form : refuseExpired(form, today);
}
