// Replies are written by hand: the SDK converts fields, and missing fields become null.
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
  /** In the server's order, possibly thousands. Rows without an IMEI or category are left out. */
  devices: ReactivationDevice[];
  /** The owner of the devices, for display. */
  user_details: UserDetails;
}

/** A cancelled device. A field that the server left out is null. */
export interface ReactivationDeviceDetails {
  /** The requested IMEI. */
  imei_no: string | null;
  /** The number of the SIM card. 19 or 20 digits. */
  imei_iccid: string | null;
  /** The name of the previous plan, for example `Plus Quarterly`. */
  activated_plan_description: string | null;
}

/** A cancelled device with its owner. */
export interface ReactivationDeviceInfo {
  /** SIM card and previous plan, for display. */
  device: ReactivationDeviceDetails;
  /** The owner of the device, for display. */
  user_details: UserDetails;
}
