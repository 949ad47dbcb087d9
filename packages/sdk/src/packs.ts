import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import type { Accepted, CallOptions, CustomerId } from "./types.ts";

export interface SmsPackPurchase {
  customer_id: CustomerId;
  /** The `service_plan_id` of an SMS pack. */
  sms_pack_id: string;
  /** True renews the pack automatically when less than 10 % of it is left. */
  autorenew_sms_pack: boolean;
}

export interface EtaPackPurchase {
  customer_id: CustomerId;
  /** The `service_plan_id` of an ETA pack. */
  eta_id: string;
}

/** Buys packs. No call can tell afterwards whether a purchase succeeded. */
export interface Packs {
  buySms(purchase: SmsPackPurchase, options?: CallOptions): Promise<Accepted>;
  buyEta(purchase: EtaPackPurchase, options?: CallOptions): Promise<Accepted>;
}

export const packs: Feature<Packs> = {
  buySms: change("POST /auth/buy/sms/pack"),
  buyEta: change("POST /auth/buy/eta-routing/pack"),
};
