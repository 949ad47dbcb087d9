import type { SignalLike } from "./platform.ts";

/** A customer's id as it was received, for example a number in a reply or a string in a URL. */
export type CustomerId = string | number;

/** The last argument of every operation. */
export interface CallOptions {
  /** Aborts the running attempt, or the wait before the next one. */
  signal?: SignalLike | undefined;
}

/** The category of a device: a GPS tracker or an on-board diagnostics (OBD) device. */
export type DeviceCategory = "gps" | "obd";

/** A payment card. The SDK never stores or logs it and never adds it to an error. */
export interface CreditCard {
  cardholder_name: string;
  /** 3 or 4 digits. */
  cvv: string;
  /** MM/YYYY */
  expiration_date: string;
  /** 15 to 20 digits without separators. */
  number: string;
}

/** The reply to a change that succeeded. */
export interface Accepted {
  /** The server's message, or null if it sent none. */
  message: string | null;
}

/** A deviation from the documented reply. It contains no value of the reply. */
export interface ReplyReport {
  /** The feature and method, for example `registration.register`. */
  operation: string;
  /** The path in the reply, for example `subscription[0].start_date`. */
  field: string;
  /**
   * `missing`: the field is null in the result; for `subscription`, it lacks devices that were
   * sent. `dropped`: the row was unusable and left out.
   */
  problem: "missing" | "dropped";
}
