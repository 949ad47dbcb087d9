import type { CreditCard, SavedCardRegistration } from "@waypost/sdk";
import { Refusal } from "./call.ts";
import type { Call } from "./call.ts";
import { isExpired } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { Card, CardOnFile, Customers } from "./database/customers.ts";
import { randomText } from "./encoding.ts";
import { effectOf } from "./magic-values.ts";
import type { MagicCall } from "./magic-effects.ts";
import { expiryOf } from "./payload.ts";

export type Payment = ReturnType<typeof createPayment>;

/** Creates the functions that charge a card. Both return the token of the stored card. */
export function createPayment(customers: Customers, cardOnFile: CardOnFile, clock: Clock) {
  return {
    /** Charges a card and stores it as the card on file. @throws Refusal if it is declined */
    withNewCard(card: CreditCard, call: MagicCall, customerId: number): string {
      refuseDeclined(card.number, call);
      const token = customers.saveCard({ ...storedPartsOf(card), customer_id: customerId });
      cardOnFile.replace(customerId, token);
      return token;
    },
    /** Charges a saved card. @throws Refusal if it is unknown, declined or expired */
    withSavedCard(saved: SavedCardRegistration, customerId: number): string {
      const { user_token: token, card_bin: bin, card_last_4: last_4 } = saved;
      const card = customers.findCard({ token, bin, last_4, customer_id: customerId });
      if (!card) throw new Refusal("Registration failed", "This card is not on file");
      refuseDeclined(token, "registration");
      const expiry = { month: card.expiration_month, year: card.expiration_year };
      if (isExpired(expiry, clock.now())) throw new Refusal("Registration failed", "Card expired");
      return token;
    },
  };
}

function refuseDeclined(numberOrToken: string, call: MagicCall): void {
  const effect = effectOf(call, numberOrToken);
  if (effect?.kind === "declined") throw new Refusal("Card declined", effect.error);
}

const brands: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, "visa"],
  [/^(5[1-5]|2[2-7])/, "mastercard"],
  [/^3[47]/, "amex"],
  [/^6/, "discover"],
];

/** Returns the parts of a card that may be stored, without its number and security code. */
function storedPartsOf(card: CreditCard): Omit<Card, "customer_id"> {
  const { month, year } = expiryOf(card);
  return {
    token: `card_${randomText(18)}`,
    cardholder_name: card.cardholder_name,
    brand: brands.find(([pattern]) => pattern.test(card.number))?.[1] ?? "unknown",
    issuing_bank: "First Sample Bank",
    bin: card.number.slice(0, 6),
    last_4: card.number.slice(-4),
    expiration_month: month,
    expiration_year: year,
  };
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
