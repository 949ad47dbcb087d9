import type { CardUpdateRequest } from "@waypost/sdk";
import { createCall, customerWrite, ok, Refusal, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { AccountChanges } from "./database/charges.ts";
import type { CardOnFile, Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import { effectOf } from "./magic-values.ts";
import { readBody, toCustomerId } from "./payload.ts";
import type { Payment } from "./payment.ts";

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

  return [
    createCall("validateCard", ({ params: { customer_id = "", first6 = "" } }) => {
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
    }),
    customerWrite({
      operation: "updateCard",
      magicCall: "card update",
      failure,
      read: (body) => readBody<CardUpdateRequest>("updateCard", body, clock),
      carryOut: ({ customer_id, credit_card }, operation) =>
        database.transaction(() => {
          if (!customers.find(customer_id)) throw new Refusal(failure, "Unknown customer");
          payment.withNewCard(credit_card, "card update", customer_id);
          const time = clock.now().toISOString();
          accountChanges.add({ time, customer_id, operation, subject: "card" });
          return "Credit Card Updated Successfully";
        }),
    }),
  ];
}
