import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { unspecified } from "./parse.ts";
import type { Accepted, CallOptions, ReadOptions } from "./types.ts";

/** What the cancellation form asks for. No field may be blank. */
export interface CancellationRequest {
  /**
   * The chosen reasons, joined with ",". It cannot be split again: one reason contains a comma. The
   * API's spelling of "cancellation".
   */
  cancelation_reason: string;
  /** The customer's own words, free text of any length. */
  comment: string;
  /** Where the vendor can reach the customer. */
  email: string;
  /** Given name of the person who cancels. */
  first_name: string;
  /** The chosen uses, joined with ",". Which use was made of the tracker, an OBD device included. */
  how_gps_tracker: string;
  /** The device whose subscription ends; `validateImei` has accepted it. At most 15 digits. */
  imei: string;
  /** Family name of the person who cancels. */
  last_name: string;
  /** Digits only, including the country code. For example `15550001111` in the US. */
  phone_number: string;
}

/** Cancels subscriptions. Neither call needs the token. */
export interface Cancellation {
  /**
   * Resolves when the device's subscription can be cancelled; otherwise throws an error, `http` or
   * `rejected`. The API documents no reply. A 2xx means that it can be cancelled, unless the reply's
   * `status` is false or its body is a page of HTML or truncated JSON.
   * @param imei 1 to 15 digits
   */
  validateImei(imei: string, options?: ReadOptions): Promise<Accepted>;
  /**
   * Requests the cancellation of a device's subscription. It can be tracked until the end of the
   * billing cycle. Sent once, never retried. No call tells later whether it was cancelled.
   */
  cancel(request: CancellationRequest, options?: CallOptions): Promise<Accepted>;
}

export const cancellation: Feature<Cancellation> = {
  validateImei: { endpoint: "GET /info/cancel/validate/{imei}", parse: unspecified },
  cancel: change("POST /auth/subscription/cancel"),
};
