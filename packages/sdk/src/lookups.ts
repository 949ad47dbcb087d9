import type { Country } from "./generated/schema.ts";
import type {
  AppConfigEntry,
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "./lookups-types.ts";
import type { Feature } from "./operation.ts";
import { listAt, number, objectAt, price, requiredId, requiredText, type Parser } from "./parse.ts";
import { exact, scalar, statusIsTrue, text, fieldsOf, isObject } from "./reply.ts";
import type { ReadOptions } from "./types.ts";

interface RulesRow {
  service_plan_id: string;
  rules: string;
}

const parseRows = listAt<RulesRow>("plans", { service_plan_id: requiredText, rules: requiredText });

/** Parses the rules, which the server sends as a list or as a map by plan id, into a map. */
const planRules: Parser<PlanRules | undefined> = (reply, report) => {
  const { plans } = fieldsOf(reply);
  const list = isObject(plans)
    ? Object.entries(plans).map(([service_plan_id, rules]) => ({ service_plan_id, rules }))
    : plans;
  const rows = parseRows({ plans: list }, report);
  return rows && Object.fromEntries(rows.map((row) => Object.values(row)));
};

/** Reference data: countries, plans, and configuration. None of these calls needs the token. */
export interface Lookups {
  /** Lists all countries, for `country` of a registration. */
  countries(options?: ReadOptions): Promise<Country[]>;
  /**
   * Lists the states of a country, for `state` of a registration. If the list is empty, the state
   * is free text.
   * @param countryId an `id` of `countries`. The vendor's pages load `250` first.
   */
  states(countryId: string | number, options?: ReadOptions): Promise<State[]>;
  /** Lists all time zones, for `time_zone` and `time_zone_description` of a registration. */
  timeZones(options?: ReadOptions): Promise<TimeZone[]>;
  /** Lists mobile carriers, for `mobile_carrier` of a registration and of device settings. */
  mobileProviders(options?: ReadOptions): Promise<MobileProvider[]>;
  /**
   * Lists the plans of one category with their prices, by default those for GPS trackers.
   * @param category omit it for GPS plans
   */
  servicePlans(
    category?: "obd" | "sms_pack" | "eta_pack" | (string & {}),
    options?: ReadOptions,
  ): Promise<ServicePlan[]>;
  /** Loads the rules of each plan. The server sends a list or a map; the result is always a map. */
  planRules(options?: ReadOptions): Promise<PlanRules>;
  /**
   * Reads one configuration entry. `discount_3` and `discount_12` are the discounts on quarterly
   * and yearly plans, in percent.
   * @param key the name of the entry
   */
  appConfig(
    key: "discount_3" | "discount_12" | (string & {}),
    options?: ReadOptions,
  ): Promise<AppConfigEntry>;
}

export const lookups: Feature<Lookups> = {
  countries: {
    endpoint: "GET /info/countries",
    parse: listAt<Country>("countries", { id: requiredId, country_name: requiredText }),
  },
  states: {
    endpoint: "GET /info/country/{countryId}/states",
    parse: listAt<State>("states", { id: scalar, state_name: requiredText }),
  },
  timeZones: {
    endpoint: "GET /info/timezones",
    parse: listAt<TimeZone>("time_zone", {
      id: scalar,
      time_zone: requiredText,
      description: exact,
    }),
  },
  mobileProviders: {
    endpoint: "GET /info/mobile/service_provider",
    parse: listAt<MobileProvider>("providers", { id: scalar, mobile_provider_name: requiredText }),
  },
  servicePlans: {
    endpoint: "GET /info/service_plan/revised?category*",
    isSuccess: statusIsTrue,
    parse: listAt<ServicePlan>("plans", {
      service_plan_id: requiredText,
      service_plan_name: text,
      email_content: text,
      price,
      duration: number,
      plan_description: text,
      category: exact,
    }),
  },
  planRules: {
    endpoint: "GET /info/service_plan/rules",
    isSuccess: statusIsTrue,
    parse: planRules,
  },
  appConfig: {
    endpoint: "GET /info/app_conf?key",
    isSuccess: statusIsTrue,
    parse: objectAt<AppConfigEntry>("value", { key: exact, key_value: text }),
  },
};
