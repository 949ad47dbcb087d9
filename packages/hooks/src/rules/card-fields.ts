import type { CardFields } from "./credit-card.ts";
import { monthForYear } from "./expiry.ts";

export const blankCard: CardFields = {
  cardHoldername: "",
  cardnumber: "",
  cvc: "",
  expirationdatemonth: "",
  expirationdateyear: "",
};

/** Fields of a card that are never stored. */
export const CARD_SECRETS = ["cardnumber", "cvc"] as const;

/** A draft with a card after an edit: a chosen month goes when the new year no longer offers it. */
export function editCard<Draft extends CardFields>(
  draft: Draft,
  patch: Partial<Draft>,
  today: Date,
): Draft {
  const next = { ...draft, ...patch };
  if (patch.expirationdateyear === undefined) return next;
  const { expirationdatemonth: month, expirationdateyear: year } = next;
  return { ...next, expirationdatemonth: monthForYear(today, month, year) };
}
