import type { CardHolder, CardUpdateRequest, CustomerId } from "./generated/schema.ts";
import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { objectAt } from "./parse.ts";
import { fieldsOf, isObject, statusIsNotFalse, text } from "./reply.ts";
import type { Accepted, CallOptions, ReadOptions } from "./types.ts";

/** Replaces the card on file. Neither call needs the token. */
export interface CardUpdate {
  /**
   * Checks the first six digits of the card on file. A mismatch is a `rejected` error.
   * @param customerId the owner of the card
   * @param first6 the first six digits. Further digits are not sent, because this is part of the URL.
   */
  validateCard(customerId: CustomerId, first6: string, options?: ReadOptions): Promise<CardHolder>;
  /**
   * Replaces the card on file. Sent once, never retried. After `unknown-outcome`, `validateCard`
   * with the new first six digits shows which card is on file, unless both cards have the same
   * first six digits. Sending the same card again does no harm.
   */
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
