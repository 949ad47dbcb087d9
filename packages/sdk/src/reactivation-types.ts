import type { Converted, Schema } from "./schemas.ts";
import type { CreditCard, ReportedCategory } from "./types.ts";

/** The name of the customer who owns the devices. A field that the server left out is null. */
export interface UserDetails extends Schema<"UserDetails"> {}

/** A device that can be put back on a plan. */
export interface ReactivationDevice extends Converted<
  Schema<"ReactivationDevice">,
  { category: ReportedCategory }
> {}

/** The devices of a customer that can be put back on a plan. */
export interface ReactivationDevices {
  /** In the order of the server; may be thousands. Rows without an IMEI or category are left out. */
  devices: ReactivationDevice[];
  /** Whose devices they are, to be shown. */
  user_details: UserDetails;
}

/** A cancelled device. A field that the server left out is null. */
export interface ReactivationDeviceDetails extends Converted<
  Schema<"ReactivationDeviceDetails">,
  { imei_no: string | null }
> {}

/** What is known about one cancelled device. */
export interface ReactivationDeviceInfo {
  /** SIM card and previous plan, to be shown before the customer chooses. */
  device: ReactivationDeviceDetails;
  /** Whose device it is, to be shown. */
  user_details: UserDetails;
}

/** Puts one device back on a plan. */
export interface ReactivationRequest extends Schema<"ReactivationRequest"> {
  credit_card: CreditCard;
}

/** One of the devices that are put back on plans together. */
export interface MultiReactivationDevice extends Schema<"MultiReactivationDevice"> {}

/** Puts several devices back on plans, paid with one card. */
export interface MultiReactivationRequest extends Converted<
  Schema<"MultiReactivationRequest">,
  { credit_card: CreditCard; devices: readonly MultiReactivationDevice[] }
> {}
