import { change } from "./operation.ts";
import type { Feature } from "./operation.ts";
import { listAt, objectAt, requiredText } from "./parse.ts";
import { fieldsOf, isObject, statusIsTrue, text } from "./reply.ts";
import type { Accepted, CallOptions, CreditCard, CustomerId } from "./types.ts";

/** The customer's name. */
export interface UserDetails {
  first_name: string | null;
  last_name: string | null;
}

export interface ReactivationDevice {
  /** `gps`; any other value means OBD. */
  category: string;
  imei_no: string;
}

export interface ReactivationDevices {
  devices: ReactivationDevice[];
  user_details: UserDetails;
}

export interface ReactivationDeviceDetails {
  imei_no: string | null;
  /** The number of the SIM card. */
  imei_iccid: string | null;
  /** The plan that the device had before. */
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

/** Puts cancelled devices back on a paid plan. */
export interface Reactivation {
  devices(customerId: CustomerId, options?: CallOptions): Promise<ReactivationDevices>;
  deviceInfo(
    customerId: CustomerId,
    imei: string,
    options?: CallOptions,
  ): Promise<ReactivationDeviceInfo>;
  /** Charges. After `unknown-outcome`, check `devices` before trying again. */
  reactivate(request: ReactivationRequest, options?: CallOptions): Promise<Accepted>;
  /** Like `reactivate`, but uses the charge endpoint. */
  reactivateCharge(request: ReactivationRequest, options?: CallOptions): Promise<Accepted>;
  /** Charges for all devices at once. */
  reactivateMany(request: MultiReactivationRequest, options?: CallOptions): Promise<Accepted>;
}

const parseUser = objectAt<UserDetails>("user_details", { first_name: text, last_name: text });

const parseDevices = listAt<ReactivationDevice>("devices", {
  category: requiredText,
  imei_no: requiredText,
});

const parseDevice = objectAt<ReactivationDeviceDetails>("device", {
  imei_no: text,
  imei_iccid: text,
  activated_plan_description: text,
});

export const reactivation: Feature<Reactivation> = {
  devices: {
    endpoint: "GET /auth/re-activation/devices/{customer_id}",
    isSuccess: statusIsTrue,
    parse: (reply, report) => {
      const devices = parseDevices(reply, report);
      return devices && { devices, user_details: parseUser(reply, report) };
    },
  },
  deviceInfo: {
    endpoint: "GET /auth/re-activation/device/info/{customer_id}/{imei}",
    parse: (reply, report) =>
      isObject(fieldsOf(reply).device)
        ? { device: parseDevice(reply, report), user_details: parseUser(reply, report) }
        : undefined,
  },
  reactivate: change("POST /auth/re-activation/device/reactivate"),
  reactivateCharge: change("POST /auth/re-activation/charge/reactivate"),
  reactivateMany: change("POST /auth/re-activation/multi/device/reactivate"),
};
