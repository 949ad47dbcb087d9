import type { CancellationRequest } from "./generated/schema.ts";
import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { unspecified } from "./parse.ts";
import type { Accepted, CallOptions, ReadOptions } from "./types.ts";

/** Cancels subscriptions. Neither call needs the token. */
export interface Cancellation {
  /**
   * Resolves if the device's subscription can be cancelled. Otherwise throws an `http` or
   * `rejected` error. The API documents no reply: any 2xx counts as success, unless the reply's
   * `status` is false or its body is an HTML page or truncated JSON.
   * @param imei 1 to 15 digits
   */
  validateImei(imei: string, options?: ReadOptions): Promise<Accepted>;
  /**
   * Requests the cancellation of a device's subscription. The device can be tracked until the end
   * of the billing cycle. Sent once, never retried. No call reports later whether it was cancelled.
   */
  cancel(request: CancellationRequest, options?: CallOptions): Promise<Accepted>;
}

export const cancellation: Feature<Cancellation> = {
  validateImei: { endpoint: "GET /info/cancel/validate/{imei}", parse: unspecified },
  cancel: change("POST /auth/subscription/cancel"),
};
