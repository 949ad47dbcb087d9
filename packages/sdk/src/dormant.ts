import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { scalar, statusTrue, text } from "./reply.ts";
import { listAt, textNeeded } from "./shape.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId } from "./types.ts";

export interface DormantFeeRequest {
  customer_id: CustomerId;
  imei: string;
  /** The SIM's number. */
  iccid: string;
  email: string;
  /** True parks the SIM for the fee. False terminates it, which cannot be undone. */
  paying: boolean;
  /** Only when paying by card. */
  credit_card?: CreditCard;
}

export interface DormantDevice {
  imei: string;
  iccid: string | null;
  customer_id: CustomerId | null;
  email: string | null;
  end_date: string | null;
}

export interface DormantCancelRequest {
  customer_id: CustomerId;
  imei: string;
}

/** SIMs that are parked, or terminated for good. */
export interface Dormant {
  payFee(request: DormantFeeRequest, options?: CallOptions): Promise<Accepted>;
  /** The devices in dormant mode. Needs the token. */
  activated(customerId: CustomerId, options?: CallOptions): Promise<DormantDevice[]>;
  /** Needs the token. After `unknown-outcome` read `activated` before anybody tries again. */
  cancel(request: DormantCancelRequest, options?: CallOptions): Promise<Accepted>;
}

export const dormant: Feature<Dormant> = {
  payFee: change("POST /auth/dormant-fees"),
  activated: {
    endpoint: "GET /auth/dormant-mode/activated?customer_id",
    authorized: true,
    accepts: statusTrue,
    shape: listAt<DormantDevice>("result", {
      imei: textNeeded,
      iccid: text,
      customer_id: scalar,
      email: text,
      end_date: text,
    }),
  },
  cancel: { ...change("POST /auth/dormant-mode/cancel"), authorized: true },
};
