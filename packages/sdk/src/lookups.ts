import type { Feature } from "./operation.ts";
import { scalar, statusTrue, text } from "./reply.ts";
import { idNeeded, listAt, number, objectAt, textNeeded } from "./shape.ts";
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
  key: string | null;
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

export const lookups: Feature<Lookups> = {
  countries: {
    endpoint: "GET /info/countries",
    shape: listAt<Country>("countries", { id: idNeeded, country_name: textNeeded }),
  },
  states: {
    endpoint: "GET /info/country/{countryId}/states",
    shape: listAt<State>("states", { id: scalar, state_name: textNeeded }),
  },
  timeZones: {
    endpoint: "GET /info/timezones",
    shape: listAt<TimeZone>("time_zone", { id: scalar, time_zone: textNeeded, description: text }),
  },
  mobileProviders: {
    endpoint: "GET /info/mobile/service_provider",
    shape: listAt<MobileProvider>("providers", { id: scalar, mobile_provider_name: textNeeded }),
  },
  servicePlans: {
    endpoint: "GET /info/service_plan/revised?category",
    accepts: statusTrue,
    shape: listAt<ServicePlan>("plans", {
      service_plan_id: textNeeded,
      service_plan_name: text,
      email_content: text,
      price: number,
      duration: number,
      plan_description: text,
      category: text,
    }),
  },
  planRules: {
    endpoint: "GET /info/service_plan/rules",
    accepts: statusTrue,
    shape: planRules,
  },
  appConfig: {
    endpoint: "GET /info/app_conf?key",
    accepts: statusTrue,
    shape: objectAt<AppConfigEntry>("value", { key: text, key_value: text }),
  },
};
