import { Ajv2020 } from "ajv/dist/2020.js";
import { CheckError } from "./check-error.ts";
import { scenarioSchema } from "./scenario-schema.ts";

/** A test card. */
export interface TestCard {
  readonly cardholder_name: string;
  readonly number: string;
  readonly cvv: string;
  /** MM/YYYY. */
  readonly expiration_date: string;
}

/** A test account and its devices. What is missing is not tried. */
export interface Scenario {
  /** Where the portal is served, such as `https://portal.example.com`. */
  readonly portalOrigin?: string;
  readonly customer?: {
    readonly id?: number | string;
    readonly email?: string;
    /** Of the account, to list its saved cards. */
    readonly password?: string;
    /** For the calls that need one. */
    readonly token?: string;
    /** The first six digits of the card on file. */
    readonly firstSix?: string;
  };
  readonly devices?: {
    /** IMEIs that can be registered. With `--writes` each night uses up to five of them. */
    readonly free?: readonly string[];
    /** A GPS device that the customer uses. */
    readonly gps?: string;
    /** An OBD device that the customer uses. */
    readonly obd?: string;
    /** Devices of the customer that can be reactivated. */
    readonly cancelled?: readonly string[];
    /** A device of the customer in dormant mode. */
    readonly dormant?: string;
    /** A device that passes the IMEI check, and whose subscription fails. */
    readonly failing?: string;
  };
  readonly writes?: {
    /** A card that pays, other than the one on file. */
    readonly card?: TestCard;
    /** The card on file, which is put back in the end. */
    readonly cardOnFile?: TestCard;
    readonly declinedCard?: TestCard;
    /** The account of a new customer: all fields of a registration but card, devices and unit. */
    readonly newCustomer?: Readonly<Record<string, string>>;
  };
}

/** A scenario, and what it does not have although it was meant to: the variable by path. */
export interface ReadScenario {
  readonly scenario: Scenario;
  readonly unset: Readonly<Record<string, string>>;
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const validate = ajv.compile<Scenario>(scenarioSchema);

/**
 * Reads a scenario. `{ "env": "NAME" }` in the place of a text stands for an environment variable.
 *
 * @throws CheckError that says what is wrong with it
 */
export function readScenario(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>> = {},
): ReadScenario {
  const unset: Record<string, string> = {};
  const scenario = resolved(value, { environment, unset }, "");
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

function resolved(value: unknown, variables: Variables, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, variables, path));
  if (typeof value !== "object" || value === null) return value;
  if ("env" in value && typeof value.env === "string") {
    const found = variables.environment[value.env];
    if (!found) variables.unset[path] = value.env;
    return found || undefined;
  }
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const inner = resolved(item, variables, path ? `${path}.${key}` : key);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return Object.fromEntries(entries);
}
