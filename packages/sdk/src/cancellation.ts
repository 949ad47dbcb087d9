import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { unspecified } from "./parse.ts";
import type { Accepted, CallOptions } from "./types.ts";

export interface CancellationRequest {
  /** The chosen reasons, joined with ",". It cannot be split again: one reason contains a comma. */
  cancelation_reason: string;
  comment: string;
  email: string;
  first_name: string;
  /** The chosen uses, joined with ",". */
  how_gps_tracker: string;
  imei: string;
  last_name: string;
  /** Digits only, including the country code. */
  phone_number: string;
}

/** Cancels subscriptions. */
export interface Cancellation {
  /** Resolves when the device's subscription can be cancelled; otherwise throws an error. */
  validateImei(imei: string, options?: CallOptions): Promise<Accepted>;
  cancel(request: CancellationRequest, options?: CallOptions): Promise<Accepted>;
}

export const cancellation: Feature<Cancellation> = {
  validateImei: { endpoint: "GET /info/cancel/validate/{imei}", parse: unspecified },
  cancel: change("POST /auth/subscription/cancel"),
};
