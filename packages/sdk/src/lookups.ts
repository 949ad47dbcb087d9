import type { Feature } from "./operation.ts";
import { listAt, number, objectAt, price, requiredId, requiredText } from "./parse.ts";
import { planRules } from "./plan-rules.ts";
import { scalar, statusIsTrue, text } from "./reply.ts";
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
  /** US dollars for the whole duration; null if the server sent no valid number. */
  price: number | null;
  /** Months. */
  duration: number | null;
  plan_description: string | null;
  category: string | null;
}

/** The rules string of each plan, by plan id. */
export interface PlanRules {
  readonly [servicePlanId: string]: string;
}

export interface AppConfigEntry {
  key: string | null;
  key_value: string | null;
}

/** Reference data: countries, plans, and configuration. */
export interface Lookups {
  countries(options?: CallOptions): Promise<Country[]>;
  states(countryId: string | number, options?: CallOptions): Promise<State[]>;
  timeZones(options?: CallOptions): Promise<TimeZone[]>;
  mobileProviders(options?: CallOptions): Promise<MobileProvider[]>;
  /** Plans of a category (`obd`, `sms_pack` or `eta_pack`), by default the GPS plans. */
  servicePlans(category?: string, options?: CallOptions): Promise<ServicePlan[]>;
  planRules(options?: CallOptions): Promise<PlanRules>;
  /** Reads one configuration entry, for example `discount_3`. */
  appConfig(key: string, options?: CallOptions): Promise<AppConfigEntry>;
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
      description: text,
    }),
  },
  mobileProviders: {
    endpoint: "GET /info/mobile/service_provider",
    parse: listAt<MobileProvider>("providers", { id: scalar, mobile_provider_name: requiredText }),
  },
  servicePlans: {
    endpoint: "GET /info/service_plan/revised?category?",
    isSuccess: statusIsTrue,
    parse: listAt<ServicePlan>("plans", {
      service_plan_id: requiredText,
      service_plan_name: text,
      email_content: text,
      price,
      duration: number,
      plan_description: text,
      category: text,
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
    parse: objectAt<AppConfigEntry>("value", { key: text, key_value: text }),
  },
};
