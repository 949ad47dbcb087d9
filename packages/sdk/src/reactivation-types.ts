import type { CreditCard, CustomerId, ReportedCategory } from "./types.ts";

/** The name of the customer who owns the devices. A field that the server left out is null. */
export interface UserDetails {
  /** Given name of the account holder. */
  first_name: string | null;
  /** Family name of the account holder. */
  last_name: string | null;
}

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

/** Puts one device back on a plan. */
export interface ReactivationRequest {
  /** The card that is charged at once. Saved cards cannot be used here. */
  credit_card: CreditCard;
  /** The owner of the device, as in the address of the page or in a reply. */
  customer_id: CustomerId;
  /** The `imei_no` of a row of `reactivation.devices`. */
  imei: string;
  /** The `service_plan_id` of a plan of the device's category, from `lookups.servicePlans`. */
  service_plan: string;
}

/** One of the devices that are put back on plans together. */
export interface MultiReactivationDevice {
  /** The `imei_no` of a row of `reactivation.devices`. */
  imei: string;
  /** The `service_plan_id` of a plan of the device's category, from `lookups.servicePlans`. */
  device_plan: string;
}

/** Puts several devices back on plans, paid with one card. */
export interface MultiReactivationRequest {
  /** The card that is charged at once, for all devices. Saved cards cannot be used here. */
  credit_card: CreditCard;
  /** The owner of all the devices. */
  customer_id: CustomerId;
  /** At least one; there is no documented maximum. Each has a plan of its own. */
  devices: readonly MultiReactivationDevice[];
}
