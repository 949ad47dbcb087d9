import type { CustomerId, PlanUpdateRequest } from "./generated/schema.ts";
import type { Feature } from "./operation.ts";
import { listAt, requiredText, unspecified } from "./parse.ts";
import { exact, fieldsOf, text } from "./reply.ts";
import type { Accepted, CallOptions, ReadOptions, ReportedCategory } from "./types.ts";

// Replies are written by hand: the SDK converts fields, and missing fields become null.

/** A device with an active plan. A field that the server left out is null. */
export interface PlanUpdateDevice {
  /** The device's IMEI, to send as `imei`. */
  imei_no: string;
  /** The `service_plan_id` of the current plan, a key of `lookups.planRules`. */
  activated_plan_id: string | null;
  /** The name of the current plan, for example `Plus Quarterly`. */
  activated_plan_description: string | null;
  /** The day of the next charge. The API's spelling, in camel case. No format is documented. */
  nextBillingDate: string | null;
  /** `gps`; any other value means OBD. It decides which plans the device can have. */
  category: ReportedCategory;
}

/** Moves a device to another plan. Neither call needs the token. */
export interface PlanUpdate {
  /**
   * Lists the customer's devices with their current plans.
   * @param customerId the owner of the devices
   */
  devices(customerId: CustomerId, options?: ReadOptions): Promise<PlanUpdateDevice[]>;
  /**
   * Moves a device to another plan and **charges the customer** for it. Sent once, never retried.
   * After `unknown-outcome`, check `devices` before trying again.
   */
  update(request: PlanUpdateRequest, options?: CallOptions): Promise<Accepted>;
}

const parseDevices = listAt<PlanUpdateDevice>("devices", {
  imei_no: requiredText,
  activated_plan_id: exact,
  activated_plan_description: text,
  nextBillingDate: text,
  category: requiredText,
});

export const planUpdate: Feature<PlanUpdate> = {
  devices: {
    endpoint: "GET /info/imei/list/{customer_id}",
    // The reply is the list itself, or an object with the list under one of three keys.
    parse: (reply, report) => {
      const { devices, result, data } = fieldsOf(reply);
      return parseDevices({ devices: [reply, devices, result, data].find(Array.isArray) }, report);
    },
  },
  update: { endpoint: "POST /auth/device/update/plan", write: "open", parse: unspecified },
};
