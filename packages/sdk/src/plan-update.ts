import type { CustomerId, PlanUpdateRequest } from "./generated/schema.ts";
import type * as contract from "./generated/schema.ts";
import type { Converted } from "./converted.ts";
import type { Feature } from "./operation.ts";
import { listAt, requiredText, unspecified } from "./parse.ts";
import { exact, fieldsOf, text } from "./reply.ts";
import type { Accepted, CallOptions, ReadOptions, ReportedCategory } from "./types.ts";

/** A device with an active plan. A field that the server left out is null. */
export interface PlanUpdateDevice extends Converted<
  contract.PlanUpdateDevice,
  { category: ReportedCategory }
> {}

/** Moves a device to another plan. Neither call needs the token. */
export interface PlanUpdate {
  /**
   * Lists the customer's devices with their present plans.
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
