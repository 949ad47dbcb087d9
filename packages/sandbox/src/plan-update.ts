import type { PlanUpdateRequest } from "@waypost/sdk";
import { createCall, customerWrite, ok, Refusal, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { PlanChanges } from "./database/charges.ts";
import type { ActiveDevice, ActiveDevices } from "./database/active-devices.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { Devices } from "./database/devices.ts";
import { effectOf } from "./magic-values.ts";
import { readBody, toCustomerId } from "./payload.ts";
import { fittingPlan, reportingFrequency, upcomingBillingDate } from "./service-plan.ts";

interface Parts {
  database: Database;
  customers: Customers;
  devices: Devices;
  active: ActiveDevices;
  planChanges: PlanChanges;
  clock: Clock;
}

const failure = "Plan update failed";

/**
 * The calls that list a customer's devices in use and move one to another plan. The new plan takes
 * effect at once. The billing date stays, and nothing is billed, because the API documents no
 * price.
 */
export function planUpdate(parts: Parts): Call[] {
  const { database, customers, devices, active, planChanges, clock } = parts;

  function listed(device: ActiveDevice) {
    const { next_billing_date, duration } = device;
    return {
      imei_no: device.imei,
      activated_plan_id: device.service_plan_id,
      activated_plan_description: device.plan_description,
      nextBillingDate: upcomingBillingDate(next_billing_date, duration, clock.now()),
      category: device.category,
    };
  }

  const read = (body: unknown) => readBody<PlanUpdateRequest>("updatePlan", body, clock);

  function update({ customer_id, imei, service_plan_id: planId }: ReturnType<typeof read>): string {
    return database.transaction(() => {
      if (!customers.find(customer_id)) throw new Refusal(failure, "Unknown customer");
      const device = active.find(customer_id, imei);
      if (!device) throw new Refusal(failure, "No active subscription");
      fittingPlan(devices, planId, device);
      active.changePlan(imei, planId);
      devices.changeSettings(imei, { device_reporting_frequency_desc: reportingFrequency(planId) });
      planChanges.add({
        time: clock.now().toISOString(),
        customer_id,
        imei,
        from_plan_id: device.service_plan_id,
        to_plan_id: planId,
      });
      return "Device Plan Updated Successfully";
    });
  }

  return [
    createCall("listPlanUpdateDevices", ({ params: { customer_id = "" } }) => {
      const magic = effectOf("plan list", customer_id);
      if (magic?.kind === "reply") return magic;
      const customer = customers.find(toCustomerId(customer_id));
      if (!customer) return refused(404, "Unknown customer");
      const list = active.list(customer.id).map(listed);
      return ok(magic?.kind === "wrapped" ? { [magic.key]: list } : list);
    }),
    customerWrite({
      operation: "updatePlan",
      magicCall: "plan update",
      failure,
      read,
      carryOut: update,
    }),
  ];
}
