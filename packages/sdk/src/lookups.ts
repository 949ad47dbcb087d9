import type { Country } from "./generated/schema.ts";
import type { Feature } from "./operation.ts";
import { CURRENCY_HEADER, otherCurrency } from "./amount.ts";
import {
  listAt,
  number,
  objectAt,
  priceIn,
  requiredId,
  requiredText,
  type Parser,
} from "./parse.ts";
import { exact, scalar, statusIsTrue, text, fieldsOf, isObject } from "./reply.ts";
import type { ReadOptions, PlanCategory } from "./types.ts";

// Replies are written by hand: the SDK converts fields, and missing fields become null.

/** A state or province of a country. */
export interface State {
  /** Not used in payloads; they contain `state_name`. Null if the server sent none. */
  id: string | number | null;
  /** The value to send in payloads, as `state`. */
  state_name: string;
}

/** A time zone to choose from. A registration contains both its name and its description. */
export interface TimeZone {
  /** Not used in payloads; they contain `time_zone`. Null if the server sent none. */
  id: string | number | null;
  /** The name of the zone, for example `America/Chicago`. The value to send as `time_zone`. */
  time_zone: string;
  /** The display name of the zone, for example `Central`. Send it as `time_zone_description`. */
  description: string | null;
}

/** A mobile carrier to choose from, for SMS alerts. */
export interface MobileProvider {
  /** Not used in payloads; they contain the name. Null if the server sent none. */
  id: string | number | null;
  /**
   * The value to send in payloads, as `mobile_carrier`. `Others` stands for a carrier that the
   * customer types in. The list may not contain it.
   */
  mobile_provider_name: string;
}

/** A device plan, or a pack that is sold like a plan. */
export interface ServicePlan {
  /**
   * The id to send as `device_plan`, `service_plan`, `service_plan_id`, `sms_pack_id` or `eta_id`.
   * GPS plans are `standard`, `plus` and `pro` for a month, with the suffix `_quarterly` or
   * `_yearly` for longer; OBD plans are `standard_obd`, `plus_obd_quarterly` and so on.
   */
  service_plan_id: string;
  /** For a pack, the part before the first dash is its name. US packs have no dash. */
  service_plan_name: string | null;
  /** A device plan in one line, shown as the selected plan. */
  email_content: string | null;
  /**
   * US dollars for the whole duration, or another currency that the call or the reply names; null if
   * the server sent no valid number.
   */
  price: number | null;
  /** Months: 1, 3 or 12 for device plans; null if the server sent no valid number. */
  duration: number | null;
  /** The text after a colon is shown as a subtitle or as the battery life. */
  plan_description: string | null;
  /** `gps`, `obd`, `eta_pack` or `sms_pack`. Others may be added. */
  category: PlanCategory | null;
}

/**
 * The rules string of each plan, by `service_plan_id`. A rules string lists features, separated by
 * commas, some with a value: `coverage,geofence_10,sms_alerts_100,data_retaintion_month_6`. The
 * value `0`, `no` or `false` disables a feature. `data_retaintion_month_` is the API's spelling of
 * "data retention". A plan without rules has no optional feature.
 */
export interface PlanRules {
  readonly [servicePlanId: string]: string;
}

/** An entry of the vendor's configuration. */
export interface AppConfigEntry {
  /** The requested name, for example `discount_3`. */
  key: string | null;
  /** The value as a string, even if it is a number. A discount is a percentage, `10` or `10%`. */
  key_value: string | null;
}

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
    parse: (reply, report, exchange) => {
      const named = exchange?.named ?? null;
      const currency = exchange?.currency ?? named?.split(",")[0] ?? "USD";
      if (otherCurrency(named, currency) !== undefined) {
        report(CURRENCY_HEADER, "unexpected");
        return undefined;
      }
      return listAt<ServicePlan>("plans", {
        service_plan_id: requiredText,
        service_plan_name: text,
        email_content: text,
        price: priceIn(currency),
        duration: number,
        plan_description: text,
        category: exact,
      })(reply, report);
    },
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
