import type { UserDetails } from "./generated/schema.ts";
import type * as contract from "./generated/schema.ts";
import type { Converted } from "./converted.ts";
import type { ReportedCategory } from "./types.ts";

/** A device that can be put back on a plan. */
export interface ReactivationDevice extends Converted<
  contract.ReactivationDevice,
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
  contract.ReactivationDeviceDetails,
  { imei_no: string | null }
> {}

/** What is known about one cancelled device. */
export interface ReactivationDeviceInfo {
  /** SIM card and previous plan, to be shown before the customer chooses. */
  device: ReactivationDeviceDetails;
  /** Whose device it is, to be shown. */
  user_details: UserDetails;
}
