import { ok, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Customer } from "./database/customers.ts";
import type { Device, Devices, Plan } from "./database/devices.ts";
import { defaultSettings } from "./database/seed/settings.ts";
import type { Tokens } from "./tokens.ts";

/** Loading the settings of a device, which takes a token of the device's own customer. */
export function deviceSettings(devices: Devices, tokens: Tokens): Call[] {
  return [
    {
      operation: "loadDeviceSettings",
      method: "GET",
      path: "/api/device/settings/{imei}",
      answer({ params, query, token }) {
        const checked = tokens.check(token);
        if ("refusal" in checked) return refused(401, checked.refusal);
        const found = devices.findSettings(params.imei ?? "");
        if (!found || found.customer_id !== checked.customerId)
          return refused(404, "Device not found");
        if (found.category !== query("category"))
          return refused(400, `The category of this device is ${found.category}`);
        const settings: unknown = JSON.parse(found.settings);
        return ok({ status: true, data: { settings } });
      },
    },
  ];
}

/** The settings that a device starts with. */
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

function reportingFrequency(planId: string): string {
  if (planId.startsWith("pro")) return "Up to 1 sec";
  return planId.startsWith("plus") ? "Up to 5 sec" : "Up to 30 sec";
}
