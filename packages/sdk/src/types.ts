import type { DeviceCategory } from "./generated/schema.ts";
import type { SignalLike } from "./platform.ts";

/** The last argument of every operation. */
export interface CallOptions {
  /**
   * Aborts the running attempt, or the wait before the next one. `AbortSignal.timeout` is reported
   * as a timeout.
   */
  signal?: SignalLike | undefined;
  /** Milliseconds for each attempt, instead of those of the client. */
  timeout?: number | undefined;
  /** Headers of this call. They replace those of the client; null removes one. */
  headers?: HeaderValues | undefined;
}

/** The last argument of a read that may be repeated. */
export interface ReadOptions extends CallOptions {
  /**
   * The number of times that it is repeated after a transient failure, instead of the client's
   * `retries`.
   */
  retries?: number | undefined;
  /**
   * `reload` bypasses the HTTP cache for a lookup and stores the new reply in it. Use it for a price
   * that the customer is about to agree to. Other reads never use that cache.
   */
  cache?: "reload" | undefined;
  /**
   * The currency of the prices in the reply by ISO 4217. They are rounded to its minor units. A
   * reply that names another in `Waypost-Currency`, as adapters and gates do, is `malformed`. By
   * default the currency that the reply names, or `USD`.
   */
  currency?: string | undefined;
}

/** The last argument of `client.request`. `retries` has no effect unless it is a GET. */
export interface RequestOptions extends ReadOptions {
  /** True sends the token. Default false. */
  token?: boolean | undefined;
}

/** Header names with their values. */
export interface HeaderValues {
  readonly [name: string]: string | null;
}

/** The category of a device in a reply. Treat any value other than `gps` as OBD. */
export type ReportedCategory = DeviceCategory | (string & {});

/** The category of a plan or pack. The API may add others. */
export type PlanCategory = DeviceCategory | "sms_pack" | "eta_pack" | (string & {});

/** The reply to a successful write. */
export interface Accepted {
  /** The server's message, meant for the customer, or null if it sent none. */
  message: string | null;
  /**
   * The server's `error` beside a success, or null. Show it below the success message. It is also
   * passed to the `report` option.
   */
  error: string | null;
}

/** A deviation from the documented reply. It contains no value of the reply. */
export interface ReplyReport {
  /** The feature and method, for example `registration.register`. */
  operation: string;
  /** The path in the reply, for example `subscription[0].start_date`. */
  field: string;
  /** For `dropped`: a field of the row that is not documented, perhaps the same under another name. */
  instead?: string | undefined;
  /**
   * - `missing`: the field is null in the result. For `subscription`, some devices of the payload
   *   have none.
   * - `dropped`: the row was left out, because this field was missing or unusable.
   * - `unexpected`: an `error` beside a success, or a valid IMEI without a category, which counts as
   *   OBD.
   */
  problem: "missing" | "dropped" | "unexpected";
}
