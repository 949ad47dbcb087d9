import type { Feature } from "./operation.ts";
import { fieldsOf, text } from "./reply.ts";
import { listAt, textNeeded, unspecified } from "./shape.ts";
import type { Accepted, CallOptions, CustomerId } from "./types.ts";

export interface PlanUpdateDevice {
  imei_no: string;
  activated_plan_id: string | null;
  activated_plan_description: string | null;
  nextBillingDate: string | null;
  /** `gps`; any other value counts as OBD. */
  category: string;
}

export interface PlanUpdateRequest {
  customer_id: CustomerId;
  imei: string;
  service_plan_id: string;
}

/** Another plan for a device. */
export interface PlanUpdate {
  devices(customerId: CustomerId, options?: CallOptions): Promise<PlanUpdateDevice[]>;
  /** After `unknown-outcome` read `devices` before anybody tries again. */
  update(request: PlanUpdateRequest, options?: CallOptions): Promise<Accepted>;
}

const rows = listAt<PlanUpdateDevice>("devices", {
  imei_no: textNeeded,
  activated_plan_id: text,
  activated_plan_description: text,
  nextBillingDate: text,
  category: textNeeded,
});

export const planUpdate: Feature<PlanUpdate> = {
  devices: {
    endpoint: "GET /info/imei/list/{customer_id}",
    // The list comes as the reply itself, or under one of three names.
    shape: (reply, note) => {
      const { devices, result, data } = fieldsOf(reply);
      return rows({ devices: [reply, devices, result, data].find(Array.isArray) }, note);
    },
  },
  update: { endpoint: "POST /auth/device/update/plan", shape: unspecified },
};
