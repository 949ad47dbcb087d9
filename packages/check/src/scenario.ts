import { Ajv2020 } from "ajv/dist/2020.js";
import { CheckError } from "./check-error.ts";

/** A payment card for tests. */
export interface TestCard {
  readonly cardholder_name: string;
  readonly number: string;
  readonly cvv: string;
  /** The expiration date as MM/YYYY. */
  readonly expiration_date: string;
}

/** A test account and its devices. Checks that need a missing value are skipped. */
export interface Scenario {
  /** The origin of the portal, such as `https://portal.example.com`. */
  readonly portalOrigin?: string;
  readonly customer?: {
    readonly id?: number | string;
    readonly email?: string;
    /** The password of the account, to list its saved cards. */
    readonly password?: string;
    /** The token of the account, for the calls that need one. */
    readonly token?: string;
    /** The signed link of the account, if a gate in front of the API requires one. */
    readonly access?: string;
    /** The first six digits of the card on file. */
    readonly firstSix?: string;
  };
  readonly devices?: {
    /** IMEIs that can be registered. With `--writes`, each run uses up to five of them. */
    readonly free?: readonly string[];
    /** A GPS device that the customer uses. */
    readonly gps?: string;
    /** An OBD device that the customer uses. */
    readonly obd?: string;
    /** Devices of the customer that can be reactivated. */
    readonly cancelled?: readonly string[];
    /** A device of the customer in dormant mode. */
    readonly dormant?: string;
    /** A device that passes the IMEI check but whose subscription fails. */
    readonly failing?: string;
  };
  readonly writes?: {
    /** A valid card other than the one on file. */
    readonly card?: TestCard;
    /** The card on file, which is restored at the end. */
    readonly cardOnFile?: TestCard;
    readonly declinedCard?: TestCard;
    /** A new customer: all fields of a registration except card, devices and unit. */
    readonly newCustomer?: Readonly<Record<string, string>>;
  };
}

/**
 * Returns the value at a path such as `customer.token`; of a list, the first value. `undefined` if
 * the scenario has none.
 */
export function valueAt(scenario: Scenario, path: string): unknown {
  const value = path
    .split(".")
    .reduce<unknown>((found, name) => (found as Record<string, unknown>)?.[name], scenario);
  return Array.isArray(value) ? value[0] : value;
}

/** A scenario after its environment variables were resolved. */
export interface ParsedScenario {
  readonly scenario: Scenario;
  /** The environment variables that are not set, by their path in the scenario. */
  readonly unset: Readonly<Record<string, string>>;
}

const text = { type: "string", minLength: 1 };
const imei = { type: "string", pattern: "^\\d{1,15}$" };
const imeis = { type: "array", items: imei, uniqueItems: true };

const card = {
  type: "object",
  additionalProperties: false,
  required: ["cardholder_name", "number", "cvv", "expiration_date"],
  properties: {
    cardholder_name: text,
    number: { type: "string", pattern: "^\\d{15,20}$" },
    cvv: { type: "string", pattern: "^\\d{3,4}$" },
    expiration_date: { type: "string", pattern: "^(0[1-9]|1[0-2])/\\d{4}$" },
  },
};

const strictObject = (properties: Readonly<Record<string, object>>) => ({
  type: "object",
  additionalProperties: false,
  properties,
});

/** The schema of a scenario file. Unknown names are errors, so that a typo does not skip a check. */
const scenarioSchema = strictObject({
  portalOrigin: { type: "string", pattern: "^https?://[^/]+$" },
  customer: strictObject({
    id: { type: ["integer", "string"] },
    email: text,
    password: text,
    token: text,
    access: text,
    firstSix: { type: "string", pattern: "^\\d{6}$" },
  }),
  devices: strictObject({
    free: imeis,
    gps: imei,
    obd: imei,
    cancelled: imeis,
    dormant: imei,
    failing: imei,
  }),
  writes: strictObject({
    card,
    cardOnFile: card,
    declinedCard: card,
    newCustomer: {
      type: "object",
      additionalProperties: { type: "string" },
      required: ["email", "password"],
    },
  }),
});

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const validate = ajv.compile<Scenario>(scenarioSchema);

/**
 * Parses a scenario. `{ "env": "NAME" }` is replaced with the environment variable `NAME`.
 *
 * @throws CheckError with every problem if the scenario is not valid
 */
export function parseScenario(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>> = {},
): ParsedScenario {
  const unset: Record<string, string> = {};
  const scenario = resolveVariables(value, { environment, unset }, "");
  if (validate(scenario)) return { scenario, unset };
  const problems = (validate.errors ?? []).map(({ instancePath, message = "", params }) => {
    const where = instancePath.slice(1).replaceAll("/", ".") || "the file";
    const extra = "additionalProperty" in params ? ` (${params.additionalProperty})` : "";
    return `  ${where} ${message}${extra}`;
  });
  throw new CheckError(`The scenario is not valid:\n${[...new Set(problems)].join("\n")}`);
}

interface Variables {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly unset: Record<string, string>;
}

function resolveVariables(value: unknown, variables: Variables, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveVariables(item, variables, path));
  if (typeof value !== "object" || value === null) return value;
  if ("env" in value && typeof value.env === "string") {
    const found = variables.environment[value.env];
    if (!found) variables.unset[path] = value.env;
    return found || undefined;
  }
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const inner = resolveVariables(item, variables, path ? `${path}.${key}` : key);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return Object.fromEntries(entries);
}
