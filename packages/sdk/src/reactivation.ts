import { change } from "./operation.ts";
import type { Call, Operation } from "./operation.ts";
import { fieldsOf, isObject, statusTrue } from "./reply.ts";
import { row, rows } from "./shape.ts";
import type { Table } from "./shape.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId } from "./types.ts";

/** The customer's name. */
export interface UserDetails {
  first_name: string | null;
  last_name: string | null;
}

export interface ReactivationDevice {
  /** `gps`; any other value counts as OBD. */
  category: string;
  imei_no: string;
}

export interface ReactivationDevices {
  devices: ReactivationDevice[];
  user_details: UserDetails;
}

export interface ReactivationDeviceDetails {
  imei_no: string | null;
  /** The SIM's number. */
  imei_iccid: string | null;
  /** The plan that it had before. */
  activated_plan_description: string | null;
}

export interface ReactivationDeviceInfo {
  device: ReactivationDeviceDetails;
  user_details: UserDetails;
}

export interface ReactivationRequest {
  credit_card: CreditCard;
  customer_id: CustomerId;
  imei: string;
  /** A `service_plan_id`. */
  service_plan: string;
}

export interface MultiReactivationDevice {
  imei: string;
  /** A `service_plan_id`. */
  device_plan: string;
}

export interface MultiReactivationRequest {
  credit_card: CreditCard;
  customer_id: CustomerId;
  devices: MultiReactivationDevice[];
}

/** Cancelled devices back on a paid plan. */
export interface Reactivation {
  devices(customerId: CustomerId, options?: CallOptions): Promise<ReactivationDevices>;
  deviceInfo(
    customerId: CustomerId,
    imei: string,
    options?: CallOptions,
  ): Promise<ReactivationDeviceInfo>;
  /** Charges. After `unknown-outcome` read `devices` before anybody tries again. */
  reactivate(request: ReactivationRequest, options?: CallOptions): Promise<Accepted>;
  /** The same through the charge variant. */
  reactivateCharge(request: ReactivationRequest, options?: CallOptions): Promise<Accepted>;
  reactivateMany(request: MultiReactivationRequest, options?: CallOptions): Promise<Accepted>;
}

const user: Table<UserDetails> = { first_name: "text", last_name: "text" };
const noUser: UserDetails = { first_name: null, last_name: null };

const devices: Operation<ReactivationDevices> = {
  name: "reactivation.devices",
  endpoint: "GET /auth/re-activation/devices/{customer_id}",
  accepts: statusTrue,
  shape: (reply, note) => {
    const fields = fieldsOf(reply);
    const list = rows<ReactivationDevice>(
      { category: "text!", imei_no: "text!" },
      fields.devices,
      "devices",
      note,
    );
    const user_details = row(user, fields.user_details, "user_details", note) ?? noUser;
    return list && { devices: list, user_details };
  },
};

const deviceInfo: Operation<ReactivationDeviceInfo> = {
  name: "reactivation.deviceInfo",
  endpoint: "GET /auth/re-activation/device/info/{customer_id}/{imei}",
  shape: (reply, note) => {
    const fields = fieldsOf(reply);
    const device = row<ReactivationDeviceDetails>(
      { imei_no: "text", imei_iccid: "text", activated_plan_description: "text" },
      fields.device,
      "device",
      note,
    );
    const user_details = row(user, fields.user_details, "user_details", note) ?? noUser;
    return device && isObject(fields.device) ? { device, user_details } : undefined;
  },
};

const reactivate = change("reactivation.reactivate", "POST /auth/re-activation/device/reactivate");
const reactivateCharge = change(
  "reactivation.reactivateCharge",
  "POST /auth/re-activation/charge/reactivate",
);
const reactivateMany = change(
  "reactivation.reactivateMany",
  "POST /auth/re-activation/multi/device/reactivate",
);

export function reactivation(call: Call): Reactivation {
  return {
    devices: (customer_id, options) => call(devices, { path: { customer_id } }, options),
    deviceInfo: (customer_id, imei, options) =>
      call(deviceInfo, { path: { customer_id, imei } }, options),
    reactivate: (body, options) => call(reactivate, { body }, options),
    reactivateCharge: (body, options) => call(reactivateCharge, { body }, options),
    reactivateMany: (body, options) => call(reactivateMany, { body }, options),
  };
}
