// Replies are written by hand: the SDK converts fields, and missing fields become null.
import type { CustomerId } from "./generated/schema.ts";
import type { AcceptedRegistration } from "./outcome.ts";
import type { ReportedCategory } from "./types.ts";

/** The result of the e-mail check. */
export interface EmailCheck {
  /** True when an account with this e-mail address exists. */
  exists: boolean;
  /** `User Already Exist` for an existing customer. Any other text means a new one. */
  message: string;
  /** The id to use in other calls; null for a new customer. */
  customer_id: CustomerId | null;
}

/** A saved card of an existing customer. A field that the server left out is null. */
export interface SavedCard {
  /** Send it as `user_token` to pay with this card. Not the JWT of the customer. */
  token: string;
  /** Name of the bank that issued the card, for display. */
  issuing_bank: string | null;
  /** Month of expiry as text, `3` or `03`. */
  expiration_month: string | null;
  /** Year of expiry as text, four digits. */
  expiration_year: string | null;
  /** True if the card has expired. It cannot pay for a registration. */
  expired: boolean;
  /** A picture of the card's brand. */
  image_url: string | null;
  /** The first six digits. Send it as `card_bin`. */
  bin: string | null;
  /** The last four digits. Send it as `card_last_4`. */
  last_4: string | null;
}

/** The result of the IMEI check. The server may send it with an error status. */
export type ImeiCheck = ValidImei | InvalidImei;

/** The device can be registered. */
export interface ValidImei {
  /** True: the server said `Valid IMEI`. */
  valid: true;
  /** The server's message, always `Valid IMEI`. */
  message: string;
  /** Send it as `device_model` of the registration, or "" when it is null. */
  model: string | null;
  /**
   * `gps`; any other value, and a missing one (`obd`), means OBD. It decides the device's plans.
   */
  category: ReportedCategory;
}

/** The device cannot be registered. */
export interface InvalidImei {
  /** False: the server said anything other than `Valid IMEI`. */
  valid: false;
  /** `in-use`: it is registered already. `not-found`: there is no such device. */
  reason: "in-use" | "not-found" | "other";
  /** The server's message, for the user. */
  message: string;
}

/** The account that the devices were registered for. A field that the server left out is null. */
export interface RegistrationDetails {
  /** Given name of the account holder. */
  first_name: string | null;
  /** Family name of the account holder. */
  last_name: string | null;
  /** The address that identifies the account. */
  email: string | null;
  /** The id of the new or existing account, to use in all other calls. */
  customer_id: CustomerId | null;
}

/**
 * The subscription of one registered device. A field that the server left out is null. The API
 * documents no format for dates, so show them unchanged.
 */
export interface Subscription {
  /** The name of the device in the payload. */
  device_name: string | null;
  /** The device's IMEI. It identifies the entry in `devices`. */
  imei_no: string | null;
  /** The number of the SIM card, also called ICCID: 19 or 20 digits. */
  imei_iccid: string | null;
  /** Reference of the subscription, for display. Not used in any payload. */
  subscription_id: string | null;
  /** The day on which the plan starts, for example `2026-11-21`. */
  start_date: string | null;
  /** The day of the next charge. The API's spelling: the only name here in camel case. */
  nextBillingDate: string | null;
  /** The name of the active plan, for example `Plus Quarterly`. */
  activated_plan_description: string | null;
  /** The `service_plan_id` of the active plan, a key of `lookups.planRules`. */
  activated_plan_id: string | null;
}

/** The result of a registration that the server accepted. */
export interface RegistrationResult {
  /**
   * - `complete`: every device is registered.
   * - `partial`: the server named the devices that failed.
   * - `unconfirmed`: the server reported no error, but returned no subscription for the devices in
   *   `missingDevices`. Report neither success nor failure for them, and check their IMEIs.
   */
  outcome: AcceptedRegistration;
  /** The account, with the `customer_id` of a new customer. */
  details: RegistrationDetails;
  /** The devices that are registered and charged. */
  subscription: Subscription[];
  /** The devices that the server named as failed. Empty unless partial. */
  failedDevices: string[];
  /** The IMEIs in the payload that have no subscription in the reply. Empty if complete. */
  missingDevices: string[];
  /**
   * The customer's JWT. It is a secret, so store it in memory only. Return it from the `token`
   * option of the client, which the five calls that need a token use. No other documented reply
   * contains a token. Null if the server sent none.
   */
  token: string | null;
  /** The server's message, meant for the customer, or null if it sent none. */
  message: string | null;
  /** The server's error as text, from which `failedDevices` is taken; null unless partial. */
  error: string | null;
}
