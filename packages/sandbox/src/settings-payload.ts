import type { Device } from "./database/devices.ts";
import { defaultSettings } from "./database/seed/settings.ts";
import { PayloadProblem, readCustomerId, readObject, readTexts } from "./payload.ts";
import { refuseBadImeis, refuseOtherKeys } from "./payload.ts";

/** Required strings without a default. */
const contactKeys = ["device_name", "email", "mobile_carrier", "phone"] as const;

const fuelUnits: readonly unknown[] = ["gallon", "liter"];

/** Numbers whose default is a string. */
const numbersAsText: ReadonlySet<string> = new Set(["odometer_value"]);

/**
 * Returns the settings to store: the whole object, including unknown fields.
 *
 * @throws PayloadProblem if a documented setting of this category is missing or has the wrong type
 */
export function readSettings(
  body: unknown,
  { category, imei, customer_id }: Pick<Device, "category" | "imei"> & { customer_id: number },
): Record<string, unknown> {
  const settings = readObject(body, "The payload");
  if (settings.imei !== imei) throw new PayloadProblem("imei differs from the address");
  if (readCustomerId(settings) !== customer_id)
    throw new PayloadProblem("customer_id cannot be changed");
  for (const key of contactKeys) refuseOtherType(key, settings[key], "");
  for (const [key, value] of Object.entries(defaultSettings[category]))
    refuseOtherType(key, settings[key], value);
  const { customer_id: _customer, device_reporting_frequency_desc: _readOnly, ...saved } = settings;
  return saved;
}

function refuseOtherType(key: string, value: unknown, example: unknown): void {
  const fail = (expected: string) => new PayloadProblem(`${key} is missing or not ${expected}`);
  if (typeof example === "boolean") {
    if (typeof value !== "boolean") throw fail("a boolean");
  } else if (key === "fuel_capacity_unit") {
    if (!fuelUnits.includes(value)) throw fail("gallon or liter");
  } else if (typeof example === "number" || numbersAsText.has(key)) {
    if (value !== null && !isNumber(value)) throw fail("a number");
  } else if (value !== null && typeof value !== "string") throw fail("a string");
}

/** Numbers may be sent as strings. An empty string is a number that is not set. */
function isNumber(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && Number.isFinite(Number(value)));
}

/** @throws PayloadProblem */
export function readOdometer(body: unknown): { imei: string; odometer_value: string } {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(payload, ["imei", "odometer_value"], "an odometer update");
  const { imei, odometer_value } = readTexts(payload, ["imei", "odometer_value"]);
  refuseBadImeis([{ imei }]);
  if (!/^\d+(\.\d+)?$/.test(odometer_value))
    throw new PayloadProblem("odometer_value must be kilometres, such as 160.934");
  return { imei, odometer_value };
}
