import type {
  CustomerId,
  MultiReactivationRequest,
  ReactivationRequest,
  UserDetails,
} from "./generated/schema.ts";
import { change, type Feature } from "./operation.ts";
import { listAt, objectAt, requiredText } from "./parse.ts";
import { exact, fieldsOf, isObject, statusIsTrue, text } from "./reply.ts";
import type { Accepted, CallOptions, ReadOptions, ReportedCategory } from "./types.ts";

// Replies are written by hand: the SDK converts fields, and missing fields become null.

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

/**
 * Puts cancelled devices back on a paid plan. None of these calls needs the token.
 *
 * `reactivate` and `reactivateCharge` take the same payload and both charge the card: the vendor's
 * pages whose address contains `charge` use `reactivateCharge`, all others `reactivate`. Use
 * `reactivate`, unless your vendor sends your customers to the charge pages.
 */
export interface Reactivation {
  /**
   * Lists the devices that can be put back on a plan, and the customer's name.
   * @param customerId the owner of the devices
   */
  devices(customerId: CustomerId, options?: ReadOptions): Promise<ReactivationDevices>;
  /**
   * Loads the SIM card and the previous plan of one device.
   * @param customerId the owner of the device
   * @param imei the `imei_no` of a row of `devices`
   */
  deviceInfo(
    customerId: CustomerId,
    imei: string,
    options?: ReadOptions,
  ): Promise<ReactivationDeviceInfo>;
  /**
   * Puts one device back on a plan and **charges the card**. Sent once, never retried. After
   * `unknown-outcome`, check `devices` before trying again.
   */
  reactivate(request: ReactivationRequest, options?: CallOptions): Promise<Accepted>;
  /**
   * Like `reactivate`, but at the endpoint of the vendor's charge pages. **Charges the card.** Sent
   * once, never retried. See {@link Reactivation} for which of the two to use.
   */
  reactivateCharge(request: ReactivationRequest, options?: CallOptions): Promise<Accepted>;
  /**
   * Puts any number of devices back on plans and **charges the card** for all at once. Sent once,
   * never retried. After `unknown-outcome`, check `devices`. It has no variant for charge pages.
   */
  reactivateMany(request: MultiReactivationRequest, options?: CallOptions): Promise<Accepted>;
}

const parseUser = objectAt<UserDetails>("user_details", { first_name: text, last_name: text });

const parseDevices = listAt<ReactivationDevice>("devices", {
  category: requiredText,
  imei_no: requiredText,
});

const parseDevice = objectAt<ReactivationDeviceDetails>("device", {
  imei_no: exact,
  imei_iccid: exact,
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
