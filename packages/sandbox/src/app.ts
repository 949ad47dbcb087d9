import { Hono } from "hono";
import { createAnswering, failed } from "./answering.ts";
import type { Call } from "./call.ts";
import { cancellation } from "./cancellation.ts";
import { cardUpdate } from "./card-update.ts";
import { createClock } from "./clock.ts";
import { createControlAccess } from "./control-access.ts";
import { control, controlPath } from "./control.ts";
import { createActiveDevices } from "./database/active-devices.ts";
import { createCancelledDevices } from "./database/cancelled-devices.ts";
import { createAccountChanges, createCharges, createPlanChanges } from "./database/charges.ts";
import { createCardOnFile, createCustomers } from "./database/customers.ts";
import { createDevices } from "./database/devices.ts";
import { createDormantDevices } from "./database/dormant-devices.ts";
import { empty, migrate } from "./database/schema.ts";
import { createFleet } from "./database/seed/fleet-devices.ts";
import { seed } from "./database/seed/seed.ts";
import { stock } from "./database/seed/stock.ts";
import { deviceSettings } from "./device-settings.ts";
import { dormantMode } from "./dormant.ts";
import { createEnrolment } from "./enrolment.ts";
import { createFaults } from "./faults.ts";
import { countryLookUp, createVisitorCountry, lookups } from "./lookups.ts";
import { overview } from "./overview.ts";
import { packs } from "./packs.ts";
import { createPayment, takingTokens } from "./payment.ts";
import { planUpdate } from "./plan-update.ts";
import { reactivation } from "./reactivation.ts";
import { registration } from "./registration.ts";
import { preflight, render, json } from "./reply.ts";
import { RequestLog } from "./request-log.ts";
import { fetchThrough, type Sandbox, type SandboxOptions } from "./sandbox.ts";
import { at, changePricesAfter, fillScenario } from "./scenarios/apply.ts";
import { createTokens } from "./tokens.ts";

/**
 * Creates a sandbox with a database. The database is migrated and seeded as needed.
 *
 * @throws when the database was written by a newer sandbox; ScenarioError if the scenario conflicts
 * with the data in the database.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { database, scenario = {}, logCapacity = 1000, allowedHosts } = options;
  const { devicesPerKind = scenario.seed?.devicesPerKind ?? 400 } = options;
  const { strict = false, lookupMaxAge = 300, prefix = "", announce = true } = options;
  const { cardTokens = false, anyPhone = false } = options;
  if (!/^(\/[\w.~-]+)*$/.test(prefix))
    throw new Error(`The prefix must be a path such as /v2, not "${prefix}".`);
  const clock = createClock(options.now);
  const begin = scenario.clock === undefined ? null : new Date(scenario.clock);
  clock.set(begin);
  migrate(database);
  const customers = createCustomers(database);
  const devices = createDevices(database);
  const dormant = createDormantDevices(database, clock);
  const filled = { database, customers, devices, dormant, clock };
  const fill = () => {
    seed(filled, clock.now());
    stock(database, devicesPerKind);
    fillScenario(filled, scenario);
  };
  database.transaction(fill);

  const charges = createCharges(database);
  const planChanges = createPlanChanges(database);
  const accountChanges = createAccountChanges(database);
  const cardOnFile = createCardOnFile(database);
  const tokens = createTokens(database, clock);
  const country = createVisitorCountry();
  const fleet = createFleet(database, clock);
  const parts = {
    database,
    customers,
    devices,
    active: createActiveDevices(database),
    cancelled: createCancelledDevices(database, clock),
    dormant,
    charges,
    planChanges,
    accountChanges,
    cardOnFile,
    tokens,
    payment: createPayment(customers, cardOnFile, clock),
    clock,
  };
  const calls: readonly Call[] = [
    ...lookups(database),
    ...registration({ ...parts, anyPhone, enrol: createEnrolment(parts, strict) }),
    ...deviceSettings(parts),
    ...cancellation(parts),
    ...packs(parts),
    ...reactivation(parts),
    ...planUpdate(parts),
    ...cardUpdate(parts),
    ...dormantMode(parts),
    countryLookUp(country),
  ]
    .map((call) => (cardTokens ? takingTokens(call) : call))
    .map((call) => changePricesAfter(fleet.addBefore(call), filled, scenario));
  const log = new RequestLog(logCapacity);
  const faults = createFaults(calls);
  /** Applies the parts of the scenario that are not in the database, except the clock. */
  const prepare = () => {
    for (const [index, fault] of (scenario.faults ?? []).entries())
      at(`faults[${index}]`, () => faults.add(fault));
    if (scenario.country !== undefined) country.set(scenario.country);
  };
  prepare();
  const answering = createAnswering({ log, faults, clock, prefix, strict, lookupMaxAge, announce });

  const app = new Hono();
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
    planChanges: planChanges.list,
    accountChanges: accountChanges.list,
    tokenFor(customerId) {
      const customer = customers.find(Number(customerId));
      if (!customer) throw new Error(`No such customer: ${customerId}`);
      return tokens.issue(customer.id);
    },
    now: clock.now,
    setNow: clock.set,
    country: country.code,
    setCountry: country.set,
    setPrice(planId, price) {
      if (!(Number.isFinite(price) && price >= 0))
        throw new Error('"price" must be a number that is not negative.');
      if (!devices.setPrice(planId, price)) throw new Error(`No such plan: ${planId}`);
    },
    reset() {
      answering.endWaiting();
      faults.clear();
      log.clear();
      clock.set(begin);
      country.reset();
      database.transaction(() => {
        empty(database);
        fill();
      });
      prepare();
    },
    close() {
      answering.endWaiting();
      database.close();
    },
  };
  // Registered first, because preflight requests to it must not be answered like those to the
  // calls.
  app.route(controlPath, control(sandbox, createControlAccess(allowedHosts)));
  for (const root of new Set(["/", prefix || "/"])) app.get(root, () => overview(calls, prefix));
  for (const root of new Set(["", prefix]))
    app.get(`${root}/openapi.json`, ({ req }) => description(req.url, prefix));
  for (const call of calls) {
    const path = prefix + call.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(call.method, path, (context) => answering.answer(call, context));
  }
  app.options("*", preflight);
  app.onError(() => render(failed));
  app.notFound((context) => answering.unknown(context));
  return sandbox;
}

/** The OpenAPI description with this sandbox as its server. It is loaded on demand. */
async function description(address: string, prefix: string): Promise<Response> {
  const { default: document } = await import("@waypost/sdk/openapi.json", {
    with: { type: "json" },
  });
  const servers = [{ url: `${new URL(address).origin}${prefix}`, description: "This sandbox." }];
  return new Response(JSON.stringify({ ...document, servers }), { headers: json });
}
