import { firstSixInput } from "../../rules/cards/card-check.ts";
import { cardDigits } from "../../rules/cards/card-digits.ts";
import type { Attempt } from "../checkout/attempts.ts";
import type { LookUp } from "../task/task.ts";

/** A customer has one card on file. */
export const CARD_SUBJECT = "card";

const DIFFERS = "differs";

/**
 * Evidence that the new card differs from the card on file. It contains no digits, because it is
 * stored with the attempt.
 */
export function isAnotherCard(
  current: { readonly firstSix: string; readonly last4: string | null },
  cardnumber: string,
): readonly string[] {
  const isOtherStart = firstSixInput(current.firstSix) !== firstSixInput(cardDigits(cardnumber));
  const isOtherEnd = current.last4 !== null && !cardDigits(cardnumber).endsWith(current.last4);
  return isOtherStart || isOtherEnd ? [DIFFERS] : [];
}

/**
 * Looks up whether a new card was accepted: it was if its first six digits match a card with its
 * last four. Returns `null` without the first six, which are never stored.
 */
export const readBackCard = (
  { owner, last4, evidence }: Attempt,
  firstSix: string | undefined,
): LookUp | null =>
  firstSix === undefined
    ? null
    : async ({ client }) => {
        const canTell = evidence.includes(DIFFERS) && last4 !== null;
        // If the digits do not match, the read fails.
        const found = canTell
          ? await client.cardUpdate.validateCard(owner, firstSix).catch(() => null)
          : null;
        return { [CARD_SUBJECT]: found !== null && found.last4 === last4 ? "applied" : "unclear" };
      };
