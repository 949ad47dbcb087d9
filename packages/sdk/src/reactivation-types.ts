// Replies are written by hand: the SDK converts fields, and what the server left out is null.
import type { UserDetails } from "./generated/schema.ts";
import type { ReportedCategory } from "./types.ts";

/** A device that can be put back on a plan. */
export interface ReactivationDevice {
  /** `gps`; any other value means OBD. It decides which plans the device can have. */
  category: ReportedCategory;
  /** The device's IMEI, to send as `imei`. */
  imei_no: string;
}

/** The devices of a customer that can be put back on a plan. */
export interface ReactivationDevices {
  /** In the order of the server; may be thousands. Rows without an IMEI or category are left out. */
  devices: ReactivationDevice[];
  /** Whose devices they are, to be shown. */
  user_details: UserDetails;
}

/** A cancelled device. A field that the server left out is null. */
export interface ReactivationDeviceDetails {
  /** The IMEI that was asked for. */
  imei_no: string | null;
  /** The number of the SIM card. 19 or 20 digits. */
  imei_iccid: string | null;
  /** The plan that the device had before. In words, for example `Plus Quarterly`. */
  activated_plan_description: string | null;
}

/** What is known about one cancelled device. */
export interface ReactivationDeviceInfo {
  /** SIM card and previous plan, to be shown before the customer chooses. */
  device: ReactivationDeviceDetails;
  /** Whose device it is, to be shown. */
  user_details: UserDetails;
}
