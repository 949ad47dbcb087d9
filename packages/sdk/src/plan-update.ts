import type { Call, Operation } from "./operation.ts";
import { fieldsOf } from "./reply.ts";
import { rows, unspecified } from "./shape.ts";
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

const devices: Operation<PlanUpdateDevice[]> = {
  name: "planUpdate.devices",
  endpoint: "GET /info/imei/list/{customer_id}",
  // The list comes as the reply itself, or under one of three names.
  shape: (reply, note) => {
    const fields = fieldsOf(reply);
    const list = [reply, fields.devices, fields.result, fields.data].find(Array.isArray);
    return rows<PlanUpdateDevice>(
      {
        imei_no: "text!",
        activated_plan_id: "text",
        activated_plan_description: "text",
        nextBillingDate: "text",
        category: "text!",
      },
      list,
      "devices",
      note,
    );
  },
};

const update: Operation<Accepted> = {
  name: "planUpdate.update",
  endpoint: "POST /auth/device/update/plan",
  shape: unspecified,
};

export function planUpdate(call: Call): PlanUpdate {
  return {
    devices: (customer_id, options) => call(devices, { path: { customer_id } }, options),
    update: (body, options) => call(update, { body }, options),
  };
}
