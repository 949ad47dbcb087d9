import type { CardFields } from "./credit-card.ts";
import { digitsOnly } from "../digits.ts";
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

/**
 * Applies an edit to a card draft. The month is cleared if the new year does not offer it. Code and
 * expiry date are cleared with a number that is replaced as a whole, because they belonged to it.
 */
export function editCard<Draft extends CardFields>(
  draft: Draft,
  patch: Partial<Draft>,
  today: Date,
): Draft {
  const { cardnumber = draft.cardnumber } = patch;
  const { cvc, expirationdatemonth: month, expirationdateyear: year } = blankCard;
  const other = { cvc, expirationdatemonth: month, expirationdateyear: year };
  const next = { ...draft, ...(isReplaced(draft.cardnumber, cardnumber) && other), ...patch };
  if (patch.expirationdateyear === undefined) return next;
  const chosen = monthForYear(today, next.expirationdatemonth, next.expirationdateyear);
  return { ...next, expirationdatemonth: chosen };
}

/** Fewer digits are no card yet. */
const SHORTEST_CARD = 12;

/** True if one edit, such as a paste or an autofill, replaced most digits of a card number. */
function isReplaced(was: string, now: string): boolean {
  const [one, other] = [digitsOnly(was), digitsOnly(now)];
  const longest = Math.min(one.length, other.length);
  let start = 0;
  while (start < longest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < longest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return one.length >= SHORTEST_CARD && (start + end) * 2 < one.length;
}
