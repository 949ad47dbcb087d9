import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { objectAt } from "./parse.ts";
import { fieldsOf, isObject, statusIsNotFalse, text } from "./reply.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId, ReadOptions } from "./types.ts";

/** The holder of the card on file. A field that the server left out is null. */
export interface CardHolder {
  /** Given name of the holder, to fill the form of the new card. */
  first_name: string | null;
  /** Family name of the holder, to fill the form of the new card. */
  last_name: string | null;
  /** The last four digits of the card on file. Spelled `last_4` in saved cards. */
  last4: string | null;
  /** Address on file, to fill the form of the new card. `update` does not change it. */
  billing_address: string | null;
}

/** Only these two fields are sent, although the documented form also has a name and an address. */
export interface CardUpdateRequest {
  /** The card that replaces the one on file. */
  credit_card: CreditCard;
  /** The owner of both cards, as in the address of the page or in a reply. */
  customer_id: CustomerId;
}

/** Replaces the card on file. Neither call needs the token. */
export interface CardUpdate {
  /**
   * Checks the first six digits of the card on file. A mismatch is a `rejected` error.
   * @param customerId the owner of the card
   * @param first6 six digits; if it has more, only the first six are sent, as part of the URL
   */
  validateCard(customerId: CustomerId, first6: string, options?: ReadOptions): Promise<CardHolder>;
  /**
   * Replaces the card on file. Sent once, never retried. After `unknown-outcome`,
   * `validateCard` with the new first six digits shows which card is on file, unless both begin
   * alike; sending the same card again does no harm.
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
