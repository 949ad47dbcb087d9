import { Refusal } from "./call.ts";
import { addMonths, dateText } from "./clock.ts";
import type { Customer } from "./database/customers.ts";
import type { Device, Devices, Plan } from "./database/devices.ts";
import { defaultSettings } from "./database/seed/settings.ts";

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

/** The initial settings of a device. */
export function firstSettings(
  device: Device & { name: string },
  customer: Omit<Customer, "password_hash">,
  plan: Plan,
): object {
  return {
    imei: device.imei,
    device_name: device.name,
    email: customer.email,
    mobile_carrier: customer.mobile_carrier,
    phone: customer.phone_number,
    customer_id: customer.id,
    device_reporting_frequency_desc: reportingFrequency(plan.service_plan_id),
    ...defaultSettings[device.category],
  };
}

/** The reporting frequency of a plan, as shown in the settings. */
export function reportingFrequency(planId: string): string {
  if (planId.startsWith("pro")) return "Up to 1 sec";
  return planId.startsWith("plus") ? "Up to 5 sec" : "Up to 30 sec";
}
