import type { Call } from "./call.ts";
import { isExpired } from "./clock.ts";
import type { Clock } from "./clock.ts";
import { PayloadProblem, readObject, readTexts, refuseOtherKeys } from "./payload.ts";

/** A card in a payload. */
export interface NewCard {
  cardholder_name: string;
  cvv: string;
  expiration_date: string;
  number: string;
}

const keys = ["cardholder_name", "cvv", "expiration_date", "number"] as const;

/** Reads a card. @throws PayloadProblem if it violates the contract or has expired */
export function readCard(value: unknown, clock: Clock): NewCard {
  const object = readObject(value, "credit_card");
  refuseOtherKeys(object, keys, "credit_card");
  const card = readTexts(object, keys);
  if (!/^\d{15,20}$/.test(card.number))
    throw new PayloadProblem("credit_card.number must have 15 to 20 digits");
  if (!/^\d{3,4}$/.test(card.cvv))
    throw new PayloadProblem("credit_card.cvv must have 3 or 4 digits");
  if (!/^(0[1-9]|1[0-2])\/\d{4}$/.test(card.expiration_date))
    throw new PayloadProblem("credit_card.expiration_date must be MM/YYYY");
  if (isExpired(expiryOf(card), clock.now()))
    throw new PayloadProblem("credit_card.expiration_date is in the past");
  return card;
}

/** The last month (1 to 12) and year in which the card is valid. */
export function expiryOf(card: NewCard): { month: number; year: number } {
  const [month, year] = card.expiration_date.split("/");
  return { month: Number(month), year: Number(year) };
}

/**
 * The same call, which also takes a payment provider's token in the place of number and code. The
 * token `tok_chargeDeclined` is declined.
 */
export const takingTokens = (call: Call): Call => ({
  ...call,
  answer: (input) => {
    const { credit_card: given } = Object(input.body) as { credit_card?: Record<string, unknown> };
    const { token, last_4, ...rest } = { ...given };
    if (typeof token !== "string" || token === "" || !/^\d{4}$/.test(String(last_4)))
      return call.answer(input);
    const isDeclined = token === "tok_chargeDeclined";
    const number = isDeclined ? "4000000000000002" : `411111111111${String(last_4)}`;
    const credit_card = { ...rest, number, cvv: "000" };
    return call.answer({ ...input, body: { ...Object(input.body), credit_card } });
  },
});
