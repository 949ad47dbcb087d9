import { expiryOf } from "./card.ts";
import type { NewCard } from "./card.ts";
import { isExpired } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { CardOnFile } from "./database/card-on-file.ts";
import type { Card, Customers } from "./database/customers.ts";
import { randomText } from "./encoding.ts";
import { effectOf } from "./magic-values.ts";
import type { MagicCall } from "./magic-effects.ts";
import { Refusal } from "./refusal.ts";
import type { SavedCard } from "./registration-payload.ts";

export type Payment = ReturnType<typeof createPayment>;

/** Creates the functions that charge a card. Both return the token of the stored card. */
export function createPayment(customers: Customers, cardOnFile: CardOnFile, clock: Clock) {
  return {
    /** Charges a card and stores it as the card on file. @throws Refusal if it is declined */
    withNewCard(card: NewCard, call: MagicCall, customerId: number): string {
      refuseDeclined(card.number, call);
      const token = customers.saveCard({ ...storedPartsOf(card), customer_id: customerId });
      cardOnFile.replace(customerId, token);
      return token;
    },
    /** Charges a saved card. @throws Refusal if it is unknown, declined or expired */
    withSavedCard(saved: SavedCard, customerId: number): string {
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
function storedPartsOf(card: NewCard): Omit<Card, "customer_id"> {
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
