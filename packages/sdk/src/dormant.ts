import { change } from "./operation.ts";
import type { Call, Operation } from "./operation.ts";
import { statusTrue } from "./reply.ts";
import { listOf } from "./shape.ts";
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

const payFee = change("dormant.payFee", "POST /auth/dormant-fees");

const activated: Operation<DormantDevice[]> = {
  name: "dormant.activated",
  endpoint: "GET /auth/dormant-mode/activated",
  authorized: true,
  accepts: statusTrue,
  shape: listOf<DormantDevice>("result", {
    imei: "text!",
    iccid: "text",
    customer_id: "id",
    email: "text",
    end_date: "text",
  }),
};

const cancel: Operation<Accepted> = {
  ...change("dormant.cancel", "POST /auth/dormant-mode/cancel"),
  authorized: true,
};

export function dormant(call: Call): Dormant {
  return {
    payFee: (body, options) => call(payFee, { body }, options),
    activated: (customer_id, options) => call(activated, { query: { customer_id } }, options),
    cancel: (body, options) => call(cancel, { body }, options),
  };
}
