import type { AccountChanges } from "./database/charges.ts";
import { ok, refused } from "./call.ts";
import type { Call } from "./call.ts";
import { readCard } from "./card.ts";
import type { NewCard } from "./card.ts";
import type { Clock } from "./clock.ts";
import { customerWrite } from "./customer-write.ts";
import type { CardOnFile } from "./database/card-on-file.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import { effectOf } from "./magic-values.ts";
import { readCustomerId, readObject, refuseOtherKeys, toCustomerId } from "./payload.ts";
import type { Payment } from "./payment.ts";
import { Refusal } from "./refusal.ts";

interface Parts {
  database: Database;
  customers: Customers;
  cardOnFile: CardOnFile;
  payment: Payment;
  accountChanges: AccountChanges;
  clock: Clock;
}

const failure = "Card update failed";

/** The calls that check the first six digits of the card on file and replace that card. */
export function cardUpdate(parts: Parts): Call[] {
  const { database, customers, cardOnFile, payment, accountChanges, clock } = parts;

  function readCardUpdate(body: unknown): { customer_id: number; card: NewCard } {
    const payload = readObject(body, "The payload");
    refuseOtherKeys(payload, ["credit_card", "customer_id"], "a card update");
    return { customer_id: readCustomerId(payload), card: readCard(payload.credit_card, clock) };
  }

  return [
    {
      operation: "validateCard",
      method: "GET",
      path: "/info/card/validate/{customer_id}/{first6}",
      answer({ params: { customer_id = "", first6 = "" } }) {
        const magic = effectOf("card check", customer_id);
        if (magic?.kind === "reply") return magic;
        if (!/^\d{6}$/.test(first6)) return refused(400, "first6 must have 6 digits");
        const customer = customers.find(toCustomerId(customer_id));
        if (!customer) return refused(200, "Unknown customer");
        const card = cardOnFile.find(customer.id);
        if (card?.bin !== first6) return refused(200, "Card not found");
        const { first_name, last_name, address } = customer;
        const response = { first_name, last_name, last4: card.last_4, billing_address: address };
        return ok({ response });
      },
    },
    customerWrite({
      operation: "updateCard",
      path: "/auth/credit-card/update",
      magicCall: "card update",
      failure,
      read: readCardUpdate,
      carryOut: ({ customer_id, card }, operation) =>
        database.transaction(() => {
          if (!customers.find(customer_id)) throw new Refusal(failure, "Unknown customer");
          payment.withNewCard(card, "card update", customer_id);
          const time = clock.now().toISOString();
          accountChanges.add({ time, customer_id, operation, subject: "card" });
          return "Credit Card Updated Successfully";
        }),
    }),
  ];
}
