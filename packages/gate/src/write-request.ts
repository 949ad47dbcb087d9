import type { GateCall } from "./calls.ts";

/** A write that has been read whole. */
export interface WriteRequest {
  readonly call: GateCall;
  /** The idempotency key: a UUID; null without one. */
  readonly key: string | null;
  /** The keys of the orders that the customer agreed to repeat. */
  readonly repeatOf: readonly string[];
  readonly agreed: {
    readonly total: number;
    /** By ISO 4217. */
    readonly currency: string;
    readonly isUnverified: boolean;
  } | null;
  /** The consents as JSON; null if the client sent none. */
  readonly consents: string | null;
  /** The customer's id, or the e-mail address of a registration. */
  readonly owner: string;
  /** The things it is about: `imei:350000000000001`, `pack:sms_250`. */
  readonly subjects: readonly string[];
  /** The link for one write that opens it. */
  readonly link?: string;
  readonly body: object;
}

/** The usual status of each code. */
const STATUSES = {
  "bad-body": 400,
  "bad-key": 400,
  "bad-consent": 400,
  "bad-path": 400,
  "consent-needed": 428,
  "in-doubt": 409,
  limited: 429,
  "link-needed": 401,
  "never-forwarded": 410,
  "no-price": 424,
  "other-body": 422,
  "price-changed": 412,
  "too-large": 413,
  unavailable: 424,
};

/** The value of the `Gate-Code` header. */
export type GateCode = keyof typeof STATUSES;

/** A reason not to forward a write. */
export interface Refusal {
  readonly code: GateCode;
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const refusal = (
  code: GateCode,
  message: string,
  headers: Refusal["headers"] = {},
  status = STATUSES[code],
): Refusal => ({ code, status, message, headers });

export const LINK_NEEDED = refusal(
  "link-needed",
  "This link has expired, or it is for something else. Nothing was sent.",
);
