import { addMonths, dateText } from "./clock.ts";
import type { Device, Devices, Plan } from "./database/devices.ts";
import { Refusal } from "./refusal.ts";

/** The plan of this id, if it is made for this kind of device. @throws Refusal */
export function fittingPlan(
  devices: Devices,
  planId: string,
  device: Pick<Device, "category">,
): Plan {
  const plan = devices.findPlan(planId);
  if (plan?.category !== device.category)
    throw new Refusal("Service plan does not fit the device", planId);
  return plan;
}

/** When a plan that is paid now starts, and when it is billed again: `YYYY-MM-DD`. */
export function billingDates(now: Date, plan: Plan) {
  return {
    start_date: dateText(now),
    next_billing_date: dateText(addMonths(now, plan.duration)),
  };
}
