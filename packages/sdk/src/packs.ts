import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import type { Accepted, CallOptions, CustomerId } from "./types.ts";

/** Buys text messages for alerts. */
export interface SmsPackPurchase {
  /** Whose account gets the pack, and is billed for it. */
  customer_id: CustomerId;
  /** The `service_plan_id` of an SMS pack. Listed by `lookups.servicePlans("sms_pack")`. */
  sms_pack_id: string;
  /** True renews the pack automatically when less than 10 % of it is left. */
  autorenew_sms_pack: boolean;
}

/** Buys ETA routing: routes with the estimated time of arrival. */
export interface EtaPackPurchase {
  /** Whose account gets the pack, and is billed for it. */
  customer_id: CustomerId;
  /** The `service_plan_id` of an ETA pack. Listed by `lookups.servicePlans("eta_pack")`. */
  eta_id: string;
}

/**
 * Buys packs, without a card in the payload. No call can tell afterwards whether a purchase
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
