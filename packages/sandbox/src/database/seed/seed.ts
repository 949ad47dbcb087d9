import { createCustomers } from "../customers.ts";
import type { Database } from "../database.ts";
import { createDevices } from "../devices.ts";
import type { Device } from "../devices.ts";
import { firstSettings } from "../../device-settings.ts";
import { addMonths, dateText } from "../../clock.ts";
import { magicValues } from "../../magic-values.ts";
import { otherCountries, unitedStatesId } from "./countries.ts";
import { appConfiguration, mobileProviders, timeZones } from "./places.ts";
import { plans } from "./plans.ts";
import { demoCards, demoCustomer, demoDevices } from "./returning-customer.ts";
import { statesByCountry } from "./states.ts";

/** The first IMEI of each kind of stock device; the others follow one by one. */
export const firstImei = { gps: 350000000000001, obd: 860000000000001 } as const;

const models = { gps: ["GL300", "GL320", "GL520"], obd: ["GV500", "GV500MA"] } as const;

/** Fills an empty database; `now` dates what the returning customer has. */
export function seed(database: Database, now: Date): void {
  seedLookups(database);
  seedDevices(database, [
    ...demoDevices.map(({ imei }) => deviceOf(imei)),
    ...magicValues.filter(({ field }) => field === "IMEI").map(({ value }) => deviceOf(value)),
  ]);
  seedReturningCustomer(database, now);
}

export function isEmpty(database: Database): boolean {
  return database.prepare("SELECT 1 FROM country LIMIT 1").get() === undefined;
}

/** Brings the stock to this many devices of each kind; what is there already stays. */
export function stock(database: Database, devicesPerKind: number): void {
  const count = database.prepare<{ count: number }>(
    "SELECT count(*) AS count FROM device WHERE imei BETWEEN ? AND ?",
  );
  for (const first of Object.values(firstImei)) {
    const last = first + devicesPerKind - 1;
    if (count.get(String(first), String(last))?.count === devicesPerKind) continue;
    const imeis = Array.from({ length: devicesPerKind }, (_, index) => String(first + index));
    seedDevices(database, imeis.map(deviceOf));
  }
}

function deviceOf(imei: string): Device {
  const category = imei.startsWith("8") ? "obd" : "gps";
  const index = Number(imei.slice(-3)) - 1;
  const available = models[category];
  return {
    imei,
    iccid: `89012${category === "gps" ? 1 : 2}${imei.slice(-13)}`,
    model: available[Math.max(index, 0) % available.length] ?? available[0],
    category,
  };
}

function seedDevices(database: Database, devices: readonly Device[]): void {
  const insert = database.prepare(
    "INSERT INTO device (imei, iccid, model, category) VALUES (?, ?, ?, ?) ON CONFLICT (imei) DO NOTHING",
  );
  for (const { imei, iccid, model, category } of devices) insert.run(imei, iccid, model, category);
}

function seedLookups(database: Database): void {
  const country = database.prepare("INSERT INTO country (id, country_name) VALUES (?, ?)");
  const countries = new Map([["United States", unitedStatesId]]);
  for (const [index, name] of otherCountries.entries()) countries.set(name, index + 1);
  for (const [name, id] of countries) country.run(id, name);

  const state = database.prepare("INSERT INTO state (country_id, state_name) VALUES (?, ?)");
  for (const [name, states] of Object.entries(statesByCountry))
    for (const stateName of states) state.run(countries.get(name) ?? null, stateName);

  const zone = database.prepare("INSERT INTO time_zone (time_zone, description) VALUES (?, ?)");
  for (const timeZone of timeZones) zone.run(...timeZone);

  const provider = database.prepare(
    "INSERT INTO mobile_provider (mobile_provider_name) VALUES (?)",
  );
  for (const name of mobileProviders) provider.run(name);

  const entry = database.prepare("INSERT INTO app_conf (key, key_value) VALUES (?, ?)");
  for (const configured of appConfiguration) entry.run(...configured);

  const plan = database.prepare(
    `INSERT INTO service_plan (service_plan_id, service_plan_name, email_content, price, duration,
     plan_description, category, rules) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const seeded of plans)
    plan.run(
      seeded.service_plan_id,
      seeded.service_plan_name,
      seeded.email_content,
      seeded.price,
      seeded.duration,
      seeded.plan_description,
      seeded.category,
      seeded.rules,
    );
}

function seedReturningCustomer(database: Database, now: Date): void {
  const customers = createCustomers(database);
  const devices = createDevices(database);
  const id = customers.add({ ...demoCustomer, created_at: now.toISOString() }) ?? 0;
  const tokens = demoCards(now.getUTCFullYear()).map((card) =>
    customers.keepCard({ ...card, customer_id: id }),
  );
  for (const { imei, name, planId } of demoDevices) {
    const device = devices.find(imei);
    const plan = devices.findPlan(planId);
    if (!device || !plan) throw new Error(`The seed data of ${imei} does not fit together`);
    devices.subscribe({
      imei,
      customer_id: id,
      device_name: name,
      service_plan_id: planId,
      card_token: tokens[0] ?? "",
      uom: "MPH",
      start_date: dateText(now),
      next_billing_date: dateText(addMonths(now, plan.duration)),
    });
    const customer = { ...demoCustomer, id, created_at: now.toISOString() };
    devices.addSettings(imei, firstSettings({ ...device, name }, customer, plan));
  }
}
