import type { Customer } from "./database/customers.ts";
import type { Device, Plan } from "./database/devices.ts";
import { defaultSettings } from "./database/seed/settings.ts";

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
