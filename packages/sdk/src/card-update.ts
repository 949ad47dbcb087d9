import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { fieldsOf, isObject, notRefused, text } from "./reply.ts";
import { objectAt } from "./shape.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId } from "./types.ts";

/** Whom the card on file belongs to. */
export interface CardHolder {
  first_name: string | null;
  last_name: string | null;
  last4: string | null;
  billing_address: string | null;
}

/** Only these two keys are sent, although the documented form asks for a name and an address too. */
export interface CardUpdateRequest {
  credit_card: CreditCard;
  customer_id: CustomerId;
}

/** Another card on file. */
export interface CardUpdate {
  /**
   * Checks the first six digits of the card on file. They stand in the address, so whatever is
   * given, no more than six digits leave. A mismatch is `rejected`.
   */
  validateCard(customerId: CustomerId, first6: string, options?: CallOptions): Promise<CardHolder>;
  update(request: CardUpdateRequest, options?: CallOptions): Promise<Accepted>;
}

export const cardUpdate: Feature<CardUpdate> = {
  validateCard: {
    endpoint: "GET /info/card/validate/{customer_id}/{first6}",
    // Without a card holder the digits did not match, whatever else the reply says.
    accepts: (reply, ok) => notRefused(reply, ok) && isObject(fieldsOf(reply).response),
    shape: objectAt<CardHolder>("response", {
      first_name: text,
      last_name: text,
      last4: text,
      billing_address: text,
    }),
  },
  update: change("POST /auth/credit-card/update"),
};
