import { dateText } from "../clock.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "./database.ts";

/** The SIM of a customer's device. It may be dormant or terminated. */
interface Sim {
  iccid: string;
  dormant: 0 | 1;
  terminated: 0 | 1;
}

interface DormantDevice {
  imei: string;
  iccid: string;
  customer_id: number;
  email: string;
  /** The last day of dormant mode, `YYYY-MM-DD`. */
  end_date: string;
}

export type DormantDevices = ReturnType<typeof createDormantDevices>;

/** Devices whose SIM is dormant until a certain day, or terminated. They are not in use. */
export function createDormantDevices(database: Database, clock: Clock) {
  const today = () => dateText(clock.now());
  const isDormant = "coalesce(dormant_until, '') >= ?";
  const sim = database.prepare<Sim>(
    `SELECT iccid, ${isDormant} AS dormant, terminated_on IS NOT NULL AS terminated
     FROM subscription JOIN device USING (imei) WHERE customer_id = ? AND imei = ?`,
  );
  const list = database.prepare<DormantDevice>(
    `SELECT imei, iccid, customer_id, email, dormant_until AS end_date
     FROM subscription JOIN device USING (imei) JOIN customer ON customer.id = customer_id
     WHERE customer_id = ? AND ${isDormant} ORDER BY imei`,
  );
  const activate = database.prepare(
    `UPDATE subscription SET cancelled_on = coalesce(cancelled_on, ?), dormant_until = ?
     WHERE imei = ?`,
  );
  const terminate = database.prepare(
    `UPDATE subscription SET cancelled_on = coalesce(cancelled_on, ?), dormant_until = NULL,
     terminated_on = ? WHERE imei = ?`,
  );
  const cancel = database.prepare(
    `UPDATE subscription SET dormant_until = NULL
     WHERE customer_id = ? AND imei = ? AND ${isDormant}`,
  );
  const deleteSettings = database.prepare("DELETE FROM device_settings WHERE imei = ?");

  return {
    findSim: (customerId: number, imei: string) => sim.get(today(), customerId, imei),
    list: (customerId: number) => list.all(customerId, today()),
    activate(imei: string, lastDay: string): void {
      activate.run(today(), lastDay, imei);
      deleteSettings.run(imei);
    },
    terminate(imei: string): void {
      terminate.run(today(), today(), imei);
      deleteSettings.run(imei);
    },
    /** Cancels dormant mode. Returns false if it is not a dormant device of this customer. */
    cancel: (customerId: number, imei: string) =>
      cancel.run(customerId, imei, today()).changes === 1,
  };
}
