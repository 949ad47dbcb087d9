import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { objectAt } from "./parse.ts";
import { fieldsOf, isObject, statusIsNotFalse, text } from "./reply.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId } from "./types.ts";

/** The holder of the card on file. */
export interface CardHolder {
  first_name: string | null;
  last_name: string | null;
  last4: string | null;
  billing_address: string | null;
}

/** Only these two fields are sent, although the documented form also has a name and an address. */
export interface CardUpdateRequest {
  credit_card: CreditCard;
  customer_id: CustomerId;
}

/** Replaces the card on file. */
export interface CardUpdate {
  /**
   * Checks the first six digits of the card on file. If `first6` has more digits, only the first
   * six are sent. A mismatch is a `rejected` error.
   */
  validateCard(customerId: CustomerId, first6: string, options?: CallOptions): Promise<CardHolder>;
  update(request: CardUpdateRequest, options?: CallOptions): Promise<Accepted>;
}

export const cardUpdate: Feature<CardUpdate> = {
  validateCard: {
    endpoint: "GET /info/card/validate/{customer_id}/{first6}",
    // A reply without a card holder means that the digits did not match.
    isSuccess: (reply, ok) => statusIsNotFalse(reply, ok) && isObject(fieldsOf(reply).response),
    parse: objectAt<CardHolder>("response", {
      first_name: text,
      last_name: text,
      last4: text,
      billing_address: text,
    }),
  },
  update: change("POST /auth/credit-card/update"),
};
