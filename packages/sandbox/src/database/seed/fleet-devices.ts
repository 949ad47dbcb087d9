import type { Call, CallInput } from "../../call.ts";
import { addMonths, dateText } from "../../clock.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../database.ts";
import { fleetCustomer, seededFleetCustomer } from "./other-customers.ts";

const halves = [
  { category: "gps", firstImei: 356000000000001, iccid: "890121", model: "GL300", name: "Trailer" },
  { category: "obd", firstImei: 866000000000001, iccid: "890122", model: "GV500", name: "Truck" },
] as const;

const devicesPerHalf = 5000;

/** Matches the fleet customer's id and the IMEIs of its devices. */
const names = /\b(900|(356|866)\d{12})\b/;

/**
 * The 10,000 cancelled devices of the fleet customer. They are added at the first call with the
 * customer's id or one of the IMEIs, because adding them takes far longer than creating a sandbox.
 */
export function createFleet(database: Database, clock: Clock) {
  const customerWithoutDevices = database.prepare(
    `SELECT 1 FROM customer WHERE id = ? AND NOT EXISTS
       (SELECT 1 FROM subscription WHERE customer_id = customer.id)`,
  );
  const areMissing = () => customerWithoutDevices.get(fleetCustomer.id) !== undefined;

  return {
    /** Wraps a call so that the devices are added before it needs them. */
    addBefore(call: Call): Call {
      return {
        ...call,
        answer(input) {
          if (namesFleet(input) && areMissing())
            database.transaction(() => {
              // Another sandbox on the same file may have added them in the meantime.
              if (areMissing()) addFleet(database, clock.now());
            });
          return call.answer(input);
        },
      };
    },
  };
}

function namesFleet({ params, query, body }: CallInput): boolean {
  return names.test(JSON.stringify([params, query("customer_id"), body]));
}

function addFleet(database: Database, now: Date): void {
  const numbers = `WITH RECURSIVE number (imei, n) AS (SELECT CAST(? AS INTEGER), 0
    UNION ALL SELECT imei + 1, n + 1 FROM number WHERE n < ${devicesPerHalf - 1})`;
  const devices = database.prepare(
    `INSERT INTO device (imei, iccid, model, category) ${numbers}
     SELECT CAST(imei AS TEXT), ? || substr(CAST(imei AS TEXT), -13), ?, ? FROM number`,
  );
  const subscriptions = database.prepare(
    `INSERT INTO subscription (imei, customer_id, device_name, service_plan_id, card_token, uom,
       start_date, next_billing_date, cancelled_on) ${numbers}
     SELECT CAST(imei AS TEXT), ?, ? || ' ' || (n + 1), service_plan_id, ?, 'MPH', ?, ?, ?
     FROM number JOIN service_plan ON position =
       (SELECT min(position) FROM service_plan WHERE category = ?) + n % 9`,
  );
  const card_token = seededFleetCustomer.cards(now.getUTCFullYear())[0]?.token ?? "";
  const [start, end] = [dateText(addMonths(now, -12)), dateText(addMonths(now, -1))];
  for (const { category, firstImei, iccid, model, name } of halves) {
    const customer = [fleetCustomer.id, name, card_token] as const;
    devices.run(firstImei, iccid, model, category);
    subscriptions.run(firstImei, ...customer, start, end, end, category);
  }
}
