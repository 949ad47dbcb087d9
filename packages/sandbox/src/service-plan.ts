import { addMonths, dateText } from "./clock.ts";
import type { Device, Devices, Plan } from "./database/devices.ts";
import { Refusal } from "./refusal.ts";

/** Returns the plan with this id. @throws Refusal if it is not for this kind of device */
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

/**
 * Returns the next billing date after today, `YYYY-MM-DD`. A plan is billed at the stored date and
 * then every `months` months.
 */
export function upcomingBillingDate(stored: string, months: number, now: Date): string {
  const first = new Date(stored);
  let date = first;
  for (let periods = 1; date <= now; periods += 1) date = addMonths(first, periods * months);
  return dateText(date);
}

/** Returns the start date and the next billing date of a plan that is paid now, `YYYY-MM-DD`. */
export function billingDates(now: Date, plan: Plan) {
  return {
    start_date: dateText(now),
    next_billing_date: dateText(addMonths(now, plan.duration)),
  };
}
