import type { Device } from "./devices.ts";
import type { Database } from "./database.ts";

/** A device in use, with its plan; the date is `YYYY-MM-DD`. */
export interface ActiveDevice extends Pick<Device, "imei" | "category"> {
  service_plan_id: string;
  plan_description: string;
  /** Months. */
  duration: number;
  next_billing_date: string;
}

export type ActiveDevices = ReturnType<typeof createActiveDevices>;

/** Devices in use: neither cancelled nor dormant nor terminated. */
export function createActiveDevices(database: Database) {
  const activeOf = `SELECT imei, device.category, service_plan_id, plan_description, duration,
       next_billing_date
     FROM subscription JOIN device USING (imei) JOIN service_plan USING (service_plan_id)
     WHERE customer_id = ? AND cancelled_on IS NULL`;
  const list = database.prepare<ActiveDevice>(`${activeOf} ORDER BY imei`);
  const find = database.prepare<ActiveDevice>(`${activeOf} AND imei = ?`);
  const changePlan = database.prepare(
    "UPDATE subscription SET service_plan_id = ? WHERE imei = ? AND cancelled_on IS NULL",
  );
  const rename = database.prepare("UPDATE subscription SET device_name = ? WHERE imei = ?");

  return {
    list: (customerId: number) => list.all(customerId),
    find: (customerId: number, imei: string) => find.get(customerId, imei),
    changePlan(imei: string, planId: string): void {
      changePlan.run(planId, imei);
    },
    rename(imei: string, name: string): void {
      rename.run(name, imei);
    },
  };
}
