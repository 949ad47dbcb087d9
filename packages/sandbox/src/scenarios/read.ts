import { en } from "zod/locales";
import * as z from "zod/mini";
import { clockDate, isClockDate } from "../clock.ts";
import { checkFault, type Fault } from "../faults.ts";
import { fromBase64Url, toBase64Url } from "../encoding.ts";
import { named, type ScenarioName } from "./named.ts";
import { ScenarioError, type Scenario } from "./scenario.ts";

const text = z.string();
const optionalText = z.optional(text);

const matching = (pattern: RegExp, message: string) => text.check(z.regex(pattern, message));

const email = text.check(z.email("Must be an e-mail address."));
const imei = matching(/^\d{15}$/, "Must be an IMEI of 15 digits.");
const day = matching(/^\d{4}-\d{2}-\d{2}$/, "Must be a day, such as 2026-11-30.");

const fault = z.looseObject({ call: text, kind: text }).check((payload) => {
  try {
    checkFault(payload.value);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    payload.issues.push({ code: "custom", message, input: payload.value });
  }
}) as unknown as z.ZodMiniType<Fault>;

const card = z.strictObject({
  cardholder_name: optionalText,
  brand: z.optional(z.enum(["visa", "mastercard", "amex", "discover"])),
  issuing_bank: optionalText,
  bin: z.optional(matching(/^\d{6}$/, "Must be the first six digits.")),
  last_4: z.optional(matching(/^\d{4}$/, "Must be the last four digits.")),
  expiration_date: z.optional(matching(/^(0[1-9]|1[0-2])\/\d{4}$/, "Must be MM/YYYY.")),
});

const customer = z.strictObject({
  id: z.optional(z.int().check(z.positive())),
  email,
  first_name: optionalText,
  last_name: optionalText,
  company: optionalText,
  phone_number: optionalText,
  mobile_carrier: optionalText,
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zip: optionalText,
  country: optionalText,
  time_zone: optionalText,
  time_zone_description: optionalText,
  language: optionalText,
  cards: z.optional(z.array(card).check(z.minLength(1))),
});

const device = z.strictObject({
  imei,
  customer: z.optional(email),
  device_name: optionalText,
  device_plan: optionalText,
  state: z.optional(z.enum(["in use", "cancelled", "dormant", "terminated"])),
  since: z.optional(day),
});

const schema = z.strictObject({
  about: optionalText,
  seed: z.optional(
    z.strictObject({
      devicesPerKind: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    }),
  ),
  customers: z.optional(z.array(customer)),
  devices: z.optional(z.array(device)),
  prices: z.optional(
    z.array(
      z.strictObject({
        service_plan_id: text,
        price: z.number().check(z.nonnegative()),
        afterFirstReply: z.optional(z.boolean()),
      }),
    ),
  ),
  clock: z.optional(
    text.check(z.refine((value) => isClockDate(new Date(value)), `Must be ${clockDate}.`)),
  ),
  country: z.optional(matching(/^([A-Z]{2})?$/, "Must be two capital letters, or empty.")),
  faults: z.optional(z.array(fault)),
  language: z.optional(z.enum(["en", "es", "fr"])),
  route: z.optional(matching(/^\//, "Must begin with a slash, as in /account.")),
});

/**
 * Validates a scenario: the content of a file, or its parsed JSON.
 *
 * @throws ScenarioError. Its `problems` have the messages and the positions.
 */
export function readScenario(value: unknown): Scenario {
  const json = typeof value === "string" ? parse(value) : value;
  const result = schema.safeParse(json, { error: en().localeError });
  if (result.success) return result.data;
  throw new ScenarioError(
    result.error.issues.map(({ path, message }) => ({ path: pathText(path), message })),
  );
}

/** Encodes a scenario for a query parameter: as its name if it is built in, otherwise as JSON. */
export function scenarioToText(scenario: Scenario): string {
  const json = JSON.stringify(scenario);
  const known = Object.entries(named).find(([, one]) => JSON.stringify(one) === json);
  return known?.[0] ?? `~${toBase64Url(new TextEncoder().encode(json))}`;
}

/** Decodes the result of `scenarioToText`. @throws ScenarioError */
export function scenarioFromText(value: string): Scenario {
  if (Object.hasOwn(named, value)) return named[value as ScenarioName];
  if (!value.startsWith("~"))
    throw new ScenarioError([{ path: "", message: `Unknown scenario "${value}".` }]);
  return readScenario(decoded(value.slice(1)));
}

function decoded(value: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(fromBase64Url(value));
  } catch (cause) {
    throw new ScenarioError([{ path: "", message: "The link is incomplete or damaged." }], {
      cause,
    });
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw new ScenarioError([{ path: "", message: "The scenario is not valid JSON." }], { cause });
  }
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (before, key) =>
      typeof key === "number" ? `${before}[${key}]` : `${before && `${before}.`}${String(key)}`,
    "",
  );
