import type { DeviceCategory } from "./generated/schema.ts";
import type { SignalLike } from "./platform.ts";

/** The last argument of every operation. */
export interface CallOptions {
  /**
   * Aborts the running attempt, or the wait before the next one. `AbortSignal.timeout` is reported as
   * a timeout.
   */
  signal?: SignalLike | undefined;
  /** Milliseconds for each attempt, instead of those of the client. */
  timeout?: number | undefined;
  /** Headers of this call. They replace those of the client; null removes one. */
  headers?: HeaderValues | undefined;
}

/** The last argument of a read that may be repeated. */
export interface ReadOptions extends CallOptions {
  /** How often it is repeated after a transient failure, instead of the client's `retries`. */
  retries?: number | undefined;
  /**
   * `reload` asks the server for a look-up that the HTTP cache could answer, however fresh the
   * stored reply is, and stores the new one. Use it for a price that is about to be agreed to.
   * Other reads are never answered from that cache.
   */
  cache?: "reload" | undefined;
}

/** The last argument of `client.request`. Only a GET is repeated, whatever `retries` says. */
export interface RequestOptions extends ReadOptions {
  /** True sends the token, as the calls do that need one. Default false. */
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

/** The reply to a change that succeeded. */
export interface Accepted {
  /** The server's message, meant for the customer, or null if it sent none. */
  message: string | null;
  /**
   * What the server said in `error` although the change succeeded, or null. Show it beneath the
   * success. This is also reported.
   */
  error: string | null;
}

/** A deviation from the documented reply. It contains no value of the reply. */
export interface ReplyReport {
  /** The feature and method, for example `registration.register`. */
  operation: string;
  /** The path in the reply, for example `subscription[0].start_date`. */
  field: string;
  /**
   * `missing`: the field is null in the result; for `subscription`, it lacks devices that were
   * sent. `dropped`: the row was unusable and left out. `unexpected`: an `error` beside a success,
   * or a valid IMEI without a category, which counts as OBD.
   */
  problem: "missing" | "dropped" | "unexpected";
}
