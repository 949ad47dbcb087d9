import type {
  AppConfigEntry,
  CallOptions,
  Client,
  Country,
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "@waypost/sdk";
import { withPeriods } from "../rules/plans/plan-period.ts";
import { lookup, priceList, type Query } from "./query.ts";

/** The country whose states are loaded at startup. Documented: its id is fixed, not looked up. */
const STARTUP_COUNTRY_ID = 250;

/** Countries by name and id. */
export const countriesQuery = (client: Client): Query<Country[]> =>
  lookup(client, ["countries"], () => client.lookups.countries());

/**
 * The states of a country. If the list is empty, the state is a free-text field. The signal aborts
 * the read.
 */
export const statesQuery = (
  client: Client,
  { countryId }: { readonly countryId: number | string },
  options?: CallOptions,
): Query<State[]> =>
  lookup(client, ["states", String(countryId)], () => client.lookups.states(countryId, options));

/** The states of the default country, which a page loads at startup. */
export const startupStatesQuery = (client: Client): Query<State[]> =>
  statesQuery(client, { countryId: STARTUP_COUNTRY_ID });

/** Time zones, each with the name and the description that a registration sends. */
export const timeZonesQuery = (client: Client): Query<TimeZone[]> =>
  lookup(client, ["time-zones"], () => client.lookups.timeZones());

/** Mobile carriers by name. A customer whose carrier is not listed enters its name. */
export const mobileProvidersQuery = (client: Client): Query<MobileProvider[]> =>
  lookup(client, ["mobile-providers"], () => client.lookups.mobileProviders());

/** Plans with prices in US dollars; the GPS plans if no category is given. */
export const servicePlansQuery = (client: Client, category?: string): Query<ServicePlan[]> =>
  priceList(client, "service-plans", category, lookup, withPeriods);

/** The rules string of each plan id. */
export const planRulesQuery = (client: Client): Query<PlanRules> =>
  lookup(client, ["plan-rules"], () => client.lookups.planRules());

/** `discount_3` and `discount_12` are the quarterly and yearly discounts. */
export const appConfigQuery = (client: Client, key: string): Query<AppConfigEntry> =>
  lookup(client, ["app-config", key], () => client.lookups.appConfig(key));

/** The nine lookups with which a page starts. They do not depend on each other. */
export const lookupQueries = (client: Client): readonly Query<unknown>[] => [
  planRulesQuery(client),
  countriesQuery(client),
  startupStatesQuery(client),
  timeZonesQuery(client),
  mobileProvidersQuery(client),
  servicePlansQuery(client),
  servicePlansQuery(client, "obd"),
  appConfigQuery(client, "discount_3"),
  appConfigQuery(client, "discount_12"),
];
