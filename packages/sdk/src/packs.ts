import type { EtaPackPurchase, SmsPackPurchase } from "./generated/schema.ts";
import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import type { Accepted, CallOptions } from "./types.ts";

/**
 * Buys packs, without a card in the payload. No call can show afterwards whether a purchase
 * succeeded. Neither call needs the token.
 */
export interface Packs {
  /** Buys a pack of text messages. **Charges the customer.** Sent once, never retried. */
  buySms(purchase: SmsPackPurchase, options?: CallOptions): Promise<Accepted>;
  /** Buys a pack of ETA routes. **Charges the customer.** Sent once, never retried. */
  buyEta(purchase: EtaPackPurchase, options?: CallOptions): Promise<Accepted>;
}

export const packs: Feature<Packs> = {
  buySms: change("POST /auth/buy/sms/pack"),
  buyEta: change("POST /auth/buy/eta-routing/pack"),
};
