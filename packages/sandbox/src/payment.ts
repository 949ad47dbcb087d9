import { isExpired } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { Card, Customer, Customers } from "./database/customers.ts";
import { randomText } from "./encoding.ts";
import { effectOf } from "./magic-values.ts";
import { Refusal } from "./refusal.ts";
import { expiryOf } from "./registration-payload.ts";
import type { NewCard, Registration } from "./registration-payload.ts";

/** Charges the card of a registration and keeps it. Gives its token. @throws Refusal */
export type Charge = (registration: Registration, customer: Pick<Customer, "id">) => string;

export function createPayment(customers: Customers, clock: Clock): Charge {
  return (registration, customer) => {
    if (registration.kind !== "saved-card") {
      refuseDeclined(registration.card.number);
      return customers.keepCard({ ...keptOf(registration.card), customer_id: customer.id });
    }
    const { user_token: token, card_bin: bin, card_last_4: last_4 } = registration.saved;
    const card = customers.findCard({ token, bin, last_4, customer_id: customer.id });
    if (!card) throw new Refusal("Registration failed", "This card is not on file");
    refuseDeclined(token);
    const expiry = { month: card.expiration_month, year: card.expiration_year };
    if (isExpired(expiry, clock.now())) throw new Refusal("Registration failed", "Card expired");
    return token;
  };
}

function refuseDeclined(numberOrToken: string): void {
  const effect = effectOf("registration", numberOrToken);
  if (effect?.kind === "declined") throw new Refusal("Card declined", effect.error);
}

const brands: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, "visa"],
  [/^(5[1-5]|2[2-7])/, "mastercard"],
  [/^3[47]/, "amex"],
  [/^6/, "discover"],
];

/** What may be kept of a card; its number and security code go no further than here. */
function keptOf(card: NewCard): Omit<Card, "customer_id"> {
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
