import { createCall, ok, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Database } from "./database/database.ts";

const planColumns =
  "service_plan_id, service_plan_name, email_content, price, duration, plan_description, category";

/** The calls for reference data: lists for forms, plans with their rules, and discounts. */
export function lookups(database: Database): Call[] {
  const countries = database.prepare("SELECT id, country_name FROM country ORDER BY country_name");
  const states = database.prepare(
    "SELECT id, state_name FROM state WHERE country_id = ? ORDER BY state_name",
  );
  const timeZones = database.prepare(
    "SELECT id, time_zone, description FROM time_zone ORDER BY id",
  );
  const providers = database.prepare(
    "SELECT id, mobile_provider_name FROM mobile_provider ORDER BY mobile_provider_name",
  );
  const rules = database.prepare(
    "SELECT service_plan_id, rules FROM service_plan WHERE rules IS NOT NULL ORDER BY position",
  );
  const plans = database.prepare(
    `SELECT ${planColumns} FROM service_plan WHERE category = ? ORDER BY position`,
  );
  const configuration = database.prepare("SELECT key, key_value FROM app_conf WHERE key = ?");

  return [
    createCall("listCountries", () => ok({ countries: countries.all() })),
    createCall("listStates", ({ params }) => ok({ states: states.all(Number(params.countryId)) })),
    createCall("listTimeZones", () => ok({ time_zone: timeZones.all() })),
    createCall("listMobileProviders", () => ok({ providers: providers.all() })),
    createCall("listPlanRules", () => ok({ status: true, plans: rules.all() })),
    createCall("listServicePlans", ({ query }) =>
      ok({ status: true, plans: plans.all(query("category") ?? "gps") }),
    ),
    createCall("getAppConfig", ({ query }) => {
      const value = configuration.get(query("key") ?? "");
      return value ? ok({ status: true, value }) : refused(200, "Unknown key");
    }),
  ];
}

const home = "US";

interface VisitorCountry {
  readonly code: () => string;
  /** @throws if it is neither empty nor two capital letters */
  readonly set: (code: string) => void;
  readonly reset: () => void;
}

/** Creates the simulated country of all visitors. */
export function createVisitorCountry(): VisitorCountry {
  let current = home;
  return {
    code: () => current,
    set(code) {
      if (!/^([A-Z]{2})?$/.test(code))
        throw new Error('"country_code" must be two capital letters, or empty.');
      current = code;
    },
    reset() {
      current = home;
    },
  };
}

/** A stand-in for the public service that returns a visitor's country. */
export function countryLookUp(country: VisitorCountry): Call {
  return {
    operation: "lookUpCountry",
    method: "GET",
    path: "/geo/country",
    answer: () => ok({ country_code: country.code() }),
  };
}
