import type { GateCall } from "./calls.ts";

/** A write that has been read whole. */
export interface WriteRequest {
  readonly call: GateCall;
  /** The idempotency key: a UUID; null without one. */
  readonly key: string | null;
  /** The keys of the orders that the customer agreed to repeat. */
  readonly repeatOf: readonly string[];
  readonly agreed: { readonly total: number; readonly isUnverified: boolean } | null;
  /** The consents as JSON; null if the client sent none. */
  readonly consents: string | null;
  /** The customer's id, or the e-mail address of a registration. */
  readonly owner: string;
  /** The things it is about: `imei:350000000000001`, `pack:sms_250`. */
  readonly subjects: readonly string[];
  /** The link for one write that opens it. */
  readonly link?: string;
  /** The parsed JSON. */
  readonly body: object;
}

/** The value of the `Gate-Code` header. */
export type GateCode =
  | "bad-body"
  | "bad-key"
  | "bad-consent"
  | "bad-path"
  | "consent-needed"
  | "in-doubt"
  | "limited"
  | "link-needed"
  | "never-forwarded"
  | "no-price"
  | "other-body"
  | "price-changed"
  | "too-large"
  | "unavailable";

/** A reason not to forward a write. */
export interface Refusal {
  readonly code: GateCode;
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}
