import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { listAt, requiredText } from "./parse.ts";
import { scalar, statusIsTrue, text } from "./reply.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId } from "./types.ts";

export interface DormantFeeRequest {
  customer_id: CustomerId;
  imei: string;
  /** The number of the SIM card. */
  iccid: string;
  email: string;
  /** True puts the SIM into dormant mode for a fee. False terminates it irrevocably. */
  paying: boolean;
  /** Only allowed when `paying` is true. */
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

/** Puts SIMs into dormant mode, or terminates them. */
export interface Dormant {
  payFee(request: DormantFeeRequest, options?: CallOptions): Promise<Accepted>;
  /** Lists the devices in dormant mode. Needs the token. */
  activated(customerId: CustomerId, options?: CallOptions): Promise<DormantDevice[]>;
  /** Needs the token. After `unknown-outcome`, check `activated` before trying again. */
  cancel(request: DormantCancelRequest, options?: CallOptions): Promise<Accepted>;
}

export const dormant: Feature<Dormant> = {
  payFee: change("POST /auth/dormant-fees"),
  activated: {
    endpoint: "GET /auth/dormant-mode/activated?customer_id",
    needsToken: true,
    isSuccess: statusIsTrue,
    parse: listAt<DormantDevice>("result", {
      imei: requiredText,
      iccid: text,
      customer_id: scalar,
      email: text,
      end_date: text,
    }),
  },
  cancel: { ...change("POST /auth/dormant-mode/cancel"), needsToken: true },
};
