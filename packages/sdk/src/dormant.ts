import type { CustomerId, DormantCancelRequest, DormantFeePayload } from "./generated/schema.ts";
import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { listAt, requiredText } from "./parse.ts";
import { exact, scalar, statusIsTrue, text } from "./reply.ts";
import type { Accepted, CallOptions, ReadOptions } from "./types.ts";

// Written by hand, because a card is allowed only if `paying` is true.

/** Puts a SIM into dormant mode, which costs one US dollar. */
export interface DormantModeRequest extends DormantFeePayload {
  /** True puts the SIM into dormant mode for a fee. */
  paying: true;
}

/** Terminates a SIM. */
export interface SimTerminationRequest extends DormantFeePayload {
  /** False terminates it irrevocably. The SIM can never be activated again. */
  paying: false;
  /** Not allowed: terminating costs nothing. */
  credit_card?: never;
}

/** Dormant mode if `paying` is true, termination of the SIM if it is false. */
export type DormantFeeRequest = DormantModeRequest | SimTerminationRequest;

// Replies are written by hand: the SDK converts fields, and missing fields become null.

/** A device in dormant mode. A field that the server left out is null. */
export interface DormantDevice {
  /** The device that contains the dormant SIM card. */
  imei: string;
  /** The number of the SIM card. 19 or 20 digits. */
  iccid: string | null;
  /** The requested customer, who owns the device. Null if the server sent none. */
  customer_id: CustomerId | null;
  /** The e-mail address of the customer's account. */
  email: string | null;
  /** The end of the dormant subscription. The API documents no format, so show it unchanged. */
  end_date: string | null;
}

/**
 * Puts SIMs into dormant mode, or terminates them. `activated` and `cancel` need the token, which
 * the `token` option of the client returns. It comes from the reply to a registration, or later
 * from the vendor's tracking site. `payFee` sends no token.
 */
export interface Dormant {
  /**
   * With `paying: true`, puts a SIM into dormant mode and **charges the card**, if there is one.
   * With `paying: false`, **terminates the SIM irrevocably**. Sent once, never retried. No call
   * reports the outcome later.
   */
  payFee(request: DormantFeeRequest, options?: CallOptions): Promise<Accepted>;
  /**
   * Lists the devices in dormant mode. Needs the token.
   * @param customerId the owner of the devices
   */
  activated(customerId: CustomerId, options?: ReadOptions): Promise<DormantDevice[]>;
  /**
   * Cancels the dormant subscription of a device. Needs the token. Sent once, never retried. After
   * `unknown-outcome`, check `activated` before trying again.
   */
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
      iccid: exact,
      customer_id: scalar,
      email: exact,
      end_date: text,
    }),
  },
  cancel: { ...change("POST /auth/dormant-mode/cancel"), needsToken: true },
};
