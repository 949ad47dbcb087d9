import { magicValues } from "../../magic-values.ts";
import type { Database } from "../database.ts";
import { otherCountries, unitedStatesId } from "./countries.ts";
import { seedCustomers, type Tables } from "./customers.ts";
import { magicCustomers, seededFleetCustomer } from "./other-customers.ts";
import { appConfiguration, mobileProviders, timeZones } from "./places.ts";
import { plans } from "./plans.ts";
import { demoDormantDevices, returningCustomer } from "./returning-customer.ts";
import { deviceOf, seedDevices } from "./stock.ts";

const list = (names: string): readonly string[] => names.split(", ");

/** The states by the name of their country. Other countries have none. */
const statesByCountry: Readonly<Record<string, readonly string[]>> = {
  "United States": list(
    "Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming",
  ),
  Canada: list(
    "Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon",
  ),
  Mexico: list(
    "Aguascalientes, Baja California, Baja California Sur, Campeche, Chiapas, Chihuahua, Ciudad de México, Coahuila, Colima, Durango, Estado de México, Guanajuato, Guerrero, Hidalgo, Jalisco, Michoacán, Morelos, Nayarit, Nuevo León, Oaxaca, Puebla, Querétaro, Quintana Roo, San Luis Potosí, Sinaloa, Sonora, Tabasco, Tamaulipas, Tlaxcala, Veracruz, Yucatán, Zacatecas",
  ),
  Australia: list(
    "Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia, Tasmania, Victoria, Western Australia",
  ),
  Brazil: list(
    "Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso, Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, Rio Grande do Sul, Rondônia, Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins",
  ),
};

/** Adds missing seed data. The dates of cards and plans are relative to `now`. */
export function seed(tables: Tables, now: Date): void {
  const { database } = tables;
  if (!hasRow(database, "country")) seedLookups(database);
  // This seed data is missing in files of older sandboxes.
  const [{ imei: newest }] = demoDormantDevices;
  if (hasRow(database, `subscription WHERE imei = '${newest}'`)) return;
  const imeis = magicValues.filter(({ field }) => field === "IMEI").map(({ value }) => value);
  seedDevices(database, imeis.map(deviceOf));
  seedCustomers(tables, [returningCustomer, seededFleetCustomer, ...magicCustomers], now);
}

function hasRow(database: Database, from: string): boolean {
  return database.prepare(`SELECT 1 FROM ${from} LIMIT 1`).get() !== undefined;
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
