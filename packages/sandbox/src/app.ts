import { Hono } from "hono";
import { createAnswering } from "./answering.ts";
import type { Call } from "./call.ts";
import { cancellation } from "./cancellation.ts";
import { createClock } from "./clock.ts";
import { control, controlPath } from "./control.ts";
import { countryLookUp, createVisitorCountry } from "./country.ts";
import { createCancelledDevices } from "./database/cancelled-devices.ts";
import { createCharges } from "./database/charges.ts";
import { createCustomers } from "./database/customers.ts";
import { createDevices } from "./database/devices.ts";
import { empty, migrate } from "./database/schema.ts";
import { createFleet } from "./database/seed/fleet-devices.ts";
import { seed } from "./database/seed/seed.ts";
import { stock } from "./database/seed/stock.ts";
import { deviceSettings } from "./device-settings.ts";
import { createEnrolment } from "./enrolment.ts";
import { createFaults } from "./faults.ts";
import { lookups } from "./lookups.ts";
import { notBuiltYet } from "./not-built-yet.ts";
import { packs } from "./packs.ts";
import { createPayment } from "./payment.ts";
import { reactivation } from "./reactivation.ts";
import { registration } from "./registration.ts";
import { preflight } from "./reply.ts";
import { RequestLog } from "./request-log.ts";
import { fetchThrough } from "./sandbox.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";
import { createTokens } from "./tokens.ts";

/**
 * Creates a sandbox on a database, which is migrated and seeded as needed.
 *
 * @throws when the database was written by a newer sandbox.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { database, devicesPerKind = 400, logCapacity = 1000 } = options;
  const clock = createClock(options.now);
  migrate(database);
  const customers = createCustomers(database);
  const devices = createDevices(database);
  const fill = () => {
    seed({ database, customers, devices }, clock.now());
    stock(database, devicesPerKind);
  };
  database.transaction(fill);

  const cancelled = createCancelledDevices(database);
  const charges = createCharges(database);
  const tokens = createTokens(database, clock);
  const payment = createPayment(customers, clock);
  const enrol = createEnrolment({ database, customers, devices, tokens, charges, payment, clock });
  const country = createVisitorCountry();
  const fleet = createFleet(database, clock);
  const calls: readonly Call[] = [
    ...lookups(database),
    ...registration({ customers, devices, enrol, clock }),
    ...deviceSettings(devices, tokens),
    ...cancellation({ database, customers, cancelled, clock }),
    ...packs({ database, customers, devices, charges, clock }),
    ...reactivation({ database, customers, devices, cancelled, charges, payment, clock }),
    countryLookUp(country),
    ...notBuiltYet(),
  ].map((call) => fleet.addBefore(call));
  const log = new RequestLog(logCapacity);
  const faults = createFaults(calls);
  const answering = createAnswering({ log, faults, clock });

  const app = new Hono();
  for (const call of calls) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(call.method, path, (context) => answering.answer(call, context));
  }
  app.options("*", preflight);
  app.notFound((context) => answering.unknown(context));

  const handle = (request: Request) => app.fetch(request);
  const sandbox: Sandbox = {
    handle,
    fetch: fetchThrough(handle),
    fault: faults.add,
    faults: faults.list,
    clearFaults: faults.clear,
    log: () => log.list(),
    clearLog: () => log.clear(),
    charges: charges.list,
    tokenFor(customerId) {
      const customer = customers.find(Number(customerId));
      if (!customer) throw new Error(`No such customer: ${customerId}`);
      return tokens.issue(customer.id);
    },
    now: clock.now,
    setNow: clock.set,
    setCountry: country.set,
    reset() {
      answering.endWaiting();
      faults.clear();
      log.clear();
      clock.set(null);
      country.reset();
      database.transaction(() => {
        empty(database);
        fill();
      });
    },
    close() {
      answering.endWaiting();
      database.close();
    },
  };
  app.route(controlPath, control(sandbox));
  return sandbox;
}
