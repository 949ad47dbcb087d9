import type { CardFields } from "./credit-card.ts";
import { monthForYear } from "./expiry.ts";

export const blankCard: CardFields = {
  cardHoldername: "",
  cardnumber: "",
  cvc: "",
  expirationdatemonth: "",
  expirationdateyear: "",
};

/** The card fields that are never stored. */
export const CARD_SECRETS = ["cardnumber", "cvc"] as const;

/** Applies an edit to a card draft. The month is cleared if the new year does not offer it. */
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
