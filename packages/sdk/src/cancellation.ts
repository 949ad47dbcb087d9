import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { unspecified } from "./shape.ts";
import type { Accepted, CallOptions } from "./types.ts";

export interface CancellationRequest {
  /** The chosen reasons joined with ","; never split it again, one of them contains a comma. */
  cancelation_reason: string;
  comment: string;
  email: string;
  first_name: string;
  /** The chosen uses joined with ",". */
  how_gps_tracker: string;
  imei: string;
  last_name: string;
  /** Digits with the country code, without a plus. */
  phone_number: string;
}

/** The end of a subscription. */
export interface Cancellation {
  /** Answers when the IMEI can be cancelled; every refusal is an error. */
  validateImei(imei: string, options?: CallOptions): Promise<Accepted>;
  cancel(request: CancellationRequest, options?: CallOptions): Promise<Accepted>;
}

export const cancellation: Feature<Cancellation> = {
  validateImei: { endpoint: "GET /info/cancel/validate/{imei}", shape: unspecified },
  cancel: change("POST /auth/subscription/cancel"),
};
