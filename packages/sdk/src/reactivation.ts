import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { fieldsOf, isObject, statusTrue, text } from "./reply.ts";
import { listAt, objectAt, textNeeded } from "./shape.ts";
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

const user = objectAt<UserDetails>("user_details", { first_name: text, last_name: text });

const rows = listAt<ReactivationDevice>("devices", { category: textNeeded, imei_no: textNeeded });

const details = objectAt<ReactivationDeviceDetails>("device", {
  imei_no: text,
  imei_iccid: text,
  activated_plan_description: text,
});

export const reactivation: Feature<Reactivation> = {
  devices: {
    endpoint: "GET /auth/re-activation/devices/{customer_id}",
    accepts: statusTrue,
    shape: (reply, note) => {
      const devices = rows(reply, note);
      return devices && { devices, user_details: user(reply, note) };
    },
  },
  deviceInfo: {
    endpoint: "GET /auth/re-activation/device/info/{customer_id}/{imei}",
    shape: (reply, note) =>
      isObject(fieldsOf(reply).device)
        ? { device: details(reply, note), user_details: user(reply, note) }
        : undefined,
  },
  reactivate: change("POST /auth/re-activation/device/reactivate"),
  reactivateCharge: change("POST /auth/re-activation/charge/reactivate"),
  reactivateMany: change("POST /auth/re-activation/multi/device/reactivate"),
};
