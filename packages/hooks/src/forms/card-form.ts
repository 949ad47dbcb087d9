import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { CardFields } from "../rules/credit-card.ts";
import { cardFields } from "./card-fields.ts";

export type CardForm = CardFields;

export type HolderCode = "cardHolder.required.wizard" | "cardHolder.required.selfService";

/**
 * A new card. The wizard and the self-service pages have different texts for a missing card holder,
 * so its message code is a parameter.
 */
export function cardForm(holderCode: HolderCode): StandardSchemaV1<CardForm, CardForm> {
  return z.object(cardFields(holderCode));
}
