import type { SignalLike } from "./platform.ts";

/** A customer's id as it was received: a number from replies, text from an address. */
export type CustomerId = string | number;

/** The last argument of every operation. */
export interface CallOptions {
  /** Ends the attempt that is running and any wait before the next one. */
  signal?: SignalLike | undefined;
}

/** Category of a device: `gps`, anything else counts as on-board diagnostics. */
export type DeviceCategory = "gps" | "obd";

/** A card as it is typed. Never stored, logged or put into an error. */
export interface CreditCard {
  cardholder_name: string;
  /** 3 or 4 digits. */
  cvv: string;
  /** MM/YYYY */
  expiration_date: string;
  /** 15 to 20 digits, nothing else. */
  number: string;
}

/** Reply to a change that went through. */
export interface Accepted {
  /** The server's words, if it sent any. */
  message: string | null;
}

/** What was not as documented in a reply that was used all the same. Holds no value of the reply. */
export interface ReplyReport {
  /** Feature and name of the operation, for example `registration.register`. */
  operation: string;
  /** Where in the reply, for example `subscription[0].start_date`. */
  field: string;
  /** `missing`: became null. `dropped`: the row is unusable and was left out. */
  problem: "missing" | "dropped";
}
