import type { Call, Operation } from "./operation.ts";
import { fieldsOf, statusTrue } from "./reply.ts";
import { listOf, row } from "./shape.ts";
import { planRules } from "./plan-rules.ts";
import type { CallOptions } from "./types.ts";

export interface Country {
  id: string | number;
  country_name: string;
}

export interface State {
  id: string | number | null;
  state_name: string;
}

export interface TimeZone {
  id: string | number | null;
  time_zone: string;
  description: string | null;
}

export interface MobileProvider {
  id: string | number | null;
  mobile_provider_name: string;
}

export interface ServicePlan {
  service_plan_id: string;
  service_plan_name: string | null;
  email_content: string | null;
  /** US dollars for the whole duration; null when the server sent no number. */
  price: number | null;
  /** Months. */
  duration: number | null;
  plan_description: string | null;
  category: string | null;
}

/** The rules string of each plan by its id. */
export interface PlanRules {
  readonly [servicePlanId: string]: string;
}

export interface AppConfigEntry {
  key: string;
  key_value: string | null;
}

/** Lists that the whole product shares. */
export interface Lookups {
  countries(options?: CallOptions): Promise<Country[]>;
  states(countryId: string | number, options?: CallOptions): Promise<State[]>;
  timeZones(options?: CallOptions): Promise<TimeZone[]>;
  mobileProviders(options?: CallOptions): Promise<MobileProvider[]>;
  /** GPS plans, or those of a category: `obd`, `sms_pack`, `eta_pack`. */
  servicePlans(category?: string, options?: CallOptions): Promise<ServicePlan[]>;
  planRules(options?: CallOptions): Promise<PlanRules>;
  /** A configuration entry, for example `discount_3`. */
  appConfig(key: string, options?: CallOptions): Promise<AppConfigEntry>;
}

const countries: Operation<Country[]> = {
  name: "lookups.countries",
  endpoint: "GET /info/countries",
  shape: listOf<Country>("countries", { id: "id!", country_name: "text!" }),
};

const states: Operation<State[]> = {
  name: "lookups.states",
  endpoint: "GET /info/country/{countryId}/states",
  shape: listOf<State>("states", { id: "id", state_name: "text!" }),
};

const timeZones: Operation<TimeZone[]> = {
  name: "lookups.timeZones",
  endpoint: "GET /info/timezones",
  shape: listOf<TimeZone>("time_zone", { id: "id", time_zone: "text!", description: "text" }),
};

const mobileProviders: Operation<MobileProvider[]> = {
  name: "lookups.mobileProviders",
  endpoint: "GET /info/mobile/service_provider",
  shape: listOf<MobileProvider>("providers", { id: "id", mobile_provider_name: "text!" }),
};

const servicePlans: Operation<ServicePlan[]> = {
  name: "lookups.servicePlans",
  endpoint: "GET /info/service_plan/revised",
  accepts: statusTrue,
  shape: listOf<ServicePlan>("plans", {
    service_plan_id: "text!",
    service_plan_name: "text",
    email_content: "text",
    price: "number",
    duration: "number",
    plan_description: "text",
    category: "text",
  }),
};

const rules: Operation<PlanRules> = {
  name: "lookups.planRules",
  endpoint: "GET /info/service_plan/rules",
  accepts: statusTrue,
  shape: planRules,
};

const appConfig: Operation<{ key_value: string | null }> = {
  name: "lookups.appConfig",
  endpoint: "GET /info/app_conf",
  accepts: statusTrue,
  shape: (reply, note) =>
    row<{ key_value: string | null }>({ key_value: "text" }, fieldsOf(reply).value, "value", note),
};

export function lookups(call: Call): Lookups {
  return {
    countries: (options) => call(countries, {}, options),
    states: (countryId, options) => call(states, { path: { countryId } }, options),
    timeZones: (options) => call(timeZones, {}, options),
    mobileProviders: (options) => call(mobileProviders, {}, options),
    servicePlans: (category, options) => call(servicePlans, { query: { category } }, options),
    planRules: (options) => call(rules, {}, options),
    appConfig: async (key, options) => ({
      key,
      ...(await call(appConfig, { query: { key } }, options)),
    }),
  };
}
