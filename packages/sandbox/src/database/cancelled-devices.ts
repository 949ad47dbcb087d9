import { dateText } from "../clock.ts";
import type { Clock } from "../clock.ts";
import type { Device, Subscription } from "./devices.ts";
import type { Database } from "./database.ts";

/** A cancelled device, with its former name and plan. */
interface CancelledDevice extends Device {
  name: string;
  plan_description: string;
}

type Renewal = Omit<Subscription, "device_name" | "uom" | "cancelled_on" | "dormant_until">;

export type CancelledDevices = ReturnType<typeof createCancelledDevices>;

/** Devices whose subscription was cancelled. Each can be reactivated by its own customer. */
export function createCancelledDevices(database: Database, clock: Clock) {
  const today = () => dateText(clock.now());
  const isCancelled =
    "cancelled_on IS NOT NULL AND terminated_on IS NULL AND coalesce(dormant_until, '') < ?";
  const list = database.prepare<{ imei_no: string; category: string }>(
    `SELECT imei AS imei_no, category FROM subscription JOIN device USING (imei)
     WHERE customer_id = ? AND ${isCancelled} ORDER BY imei`,
  );
  const find = database.prepare<CancelledDevice>(
    `SELECT device.*, device_name AS name, plan_description
     FROM subscription JOIN device USING (imei) JOIN service_plan USING (service_plan_id)
     WHERE customer_id = ? AND imei = ? AND ${isCancelled}`,
  );
  const renew = database.prepare(
    `UPDATE subscription SET service_plan_id = ?, card_token = ?, start_date = ?,
     next_billing_date = ?, cancelled_on = NULL, dormant_until = NULL
     WHERE imei = ? AND customer_id = ? AND ${isCancelled}`,
  );
  const active = database.prepare(
    "SELECT 1 FROM subscription WHERE imei = ? AND cancelled_on IS NULL",
  );
  const cancel = database.prepare(
    `UPDATE subscription SET cancelled_on = ?
     WHERE imei = ? AND customer_id = ? AND cancelled_on IS NULL`,
  );
  const deleteSettings = database.prepare("DELETE FROM device_settings WHERE imei = ?");

  return {
    canCancel: (imei: string) => active.get(imei) !== undefined,
    /** Cancels a device. Returns false if it is not in use by this customer. */
    cancel(imei: string, customerId: number): boolean {
      if (cancel.run(today(), imei, customerId).changes === 0) return false;
      deleteSettings.run(imei);
      return true;
    },
    list: (customerId: number) => list.all(customerId, today()),
    find: (customerId: number, imei: string) => find.get(customerId, imei, today()),
    /** Renews a device. Returns false if it is not a cancelled device of this customer. */
    renew(renewal: Renewal): boolean {
      const { changes } = renew.run(
        renewal.service_plan_id,
        renewal.card_token,
        renewal.start_date,
        renewal.next_billing_date,
        renewal.imei,
        renewal.customer_id,
        today(),
      );
      return changes === 1;
    },
  };
}
