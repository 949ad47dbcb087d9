import { ok, refused } from "./call.ts";
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

  const calls: Call[] = [
    {
      operation: "listCountries",
      method: "GET",
      path: "/info/countries",
      answer: () => ok({ countries: countries.all() }),
    },
    {
      operation: "listStates",
      method: "GET",
      path: "/info/country/{countryId}/states",
      answer: ({ params }) => ok({ states: states.all(Number(params.countryId)) }),
    },
    {
      operation: "listTimeZones",
      method: "GET",
      path: "/info/timezones",
      answer: () => ok({ time_zone: timeZones.all() }),
    },
    {
      operation: "listMobileProviders",
      method: "GET",
      path: "/info/mobile/service_provider",
      answer: () => ok({ providers: providers.all() }),
    },
    {
      operation: "listPlanRules",
      method: "GET",
      path: "/info/service_plan/rules",
      answer: () => ok({ status: true, plans: rules.all() }),
    },
    {
      operation: "listServicePlans",
      method: "GET",
      path: "/info/service_plan/revised",
      answer: ({ query }) => ok({ status: true, plans: plans.all(query("category") ?? "gps") }),
    },
    {
      operation: "getAppConfig",
      method: "GET",
      path: "/info/app_conf",
      answer({ query }) {
        const value = configuration.get(query("key") ?? "");
        return value ? ok({ status: true, value }) : refused(200, "Unknown key");
      },
    },
  ];
  return calls.map((call) => ({ ...call, isReference: true }));
}
