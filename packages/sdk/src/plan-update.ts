import type { Feature } from "./operation.ts";
import { listAt, requiredText, unspecified } from "./parse.ts";
import { fieldsOf, text } from "./reply.ts";
import type { Accepted, CallOptions, CustomerId } from "./types.ts";

export interface PlanUpdateDevice {
  imei_no: string;
  activated_plan_id: string | null;
  activated_plan_description: string | null;
  nextBillingDate: string | null;
  /** `gps`; any other value means OBD. */
  category: string;
}

export interface PlanUpdateRequest {
  customer_id: CustomerId;
  imei: string;
  service_plan_id: string;
}

/** Moves a device to another plan. */
export interface PlanUpdate {
  devices(customerId: CustomerId, options?: CallOptions): Promise<PlanUpdateDevice[]>;
  /** Charges. After `unknown-outcome`, check `devices` before trying again. */
  update(request: PlanUpdateRequest, options?: CallOptions): Promise<Accepted>;
}

const parseDevices = listAt<PlanUpdateDevice>("devices", {
  imei_no: requiredText,
  activated_plan_id: text,
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
