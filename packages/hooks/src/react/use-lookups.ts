"use client";

import type {
  Client,
  Country,
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "@waypost/sdk";
import {
  appConfigQuery,
  countriesQuery,
  mobileProvidersQuery,
  planRulesQuery,
  servicePlansQuery,
  startupStatesQuery,
  statesQuery,
  timeZonesQuery,
} from "../queries/lookups.ts";
import type { Query } from "../queries/query.ts";
import { DEFAULT_COUNTRY } from "../rules/registration/countries.ts";
import { discountPercent } from "../rules/plans/discount.ts";
import type { PlanKind } from "../rules/plans/plans.ts";
import { statusOf, useRead, type Lookup } from "./use-read.ts";

/**
 * The countries, by name and id.
 *
 * @example
 * const { data: countries, isPending } = useCountries();
 */
export const useCountries = (): Lookup<Country[]> =>
  useLookup("useCountries", (client) => countriesQuery(client), []);

/**
 * The time zones.
 *
 * @example
 * const { data: zones } = useTimeZones();
 */
export const useTimeZones = (): Lookup<TimeZone[]> =>
  useLookup("useTimeZones", (client) => timeZonesQuery(client), []);

/**
 * The mobile carriers.
 *
 * @example
 * const { data: carriers } = useMobileProviders();
 */
export const useMobileProviders = (): Lookup<MobileProvider[]> =>
  useLookup("useMobileProviders", (client) => mobileProvidersQuery(client), []);

/**
 * The states of a country, given its name. If they cannot be loaded, a state is free text. The
 * states preloaded at start-up are always those of the United States.
 *
 * @example
 * const { data: states, isError, refetch } = useStates("United States");
 */
export function useStates(country: string): Lookup<State[]> {
  const countries = useCountries();
  const id = countries.data.find(({ country_name }) => country_name === country)?.id;
  const isKnown = id !== undefined;
  const states = useLookup(
    "useStates",
    (client) => statesQuery(client, { countryId: id ?? "" }),
    [],
    isKnown,
  );
  const mayAsk = country === DEFAULT_COUNTRY && !isKnown && !countries.isPending;
  const first = useLookup("useStates", startupStatesQuery, [], mayAsk);
  const hasOwn = states.data.length > 0;
  if (country === DEFAULT_COUNTRY && !hasOwn && (mayAsk || first.data.length > 0)) return first;
  // The id of the country is known once the countries have loaded.
  return { ...states, isPending: isKnown ? states.isPending : countries.isPending };
}

/**
 * The plans with prices in US dollars. Nothing is read for `null`, which is a device of unknown
 * kind.
 *
 * @example
 * const { data: plans } = useServicePlans("gps");
 */
export const useServicePlans = (kind: PlanKind | null): Lookup<ServicePlan[]> =>
  useLookup(
    "useServicePlans",
    (client) => ({
      ...servicePlansQuery(client, kind === "obd" ? "obd" : undefined),
      // A separate key, so that a component without a list is not re-rendered when one arrives.
      ...(kind === null && { queryKey: ["waypost", "no-plans"] }),
    }),
    [],
    kind !== null,
  );

/**
 * The rules string of each plan id.
 *
 * @example
 * const { data: rules } = usePlanRules();
 * const gated = isAllowed(parsePlanRules(rules["plus"]), "sos_button");
 */
export const usePlanRules = (): Lookup<PlanRules> =>
  useLookup("usePlanRules", (client) => planRulesQuery(client), {});

/**
 * The percentages saved by quarterly and yearly billing. `null` hides the badge.
 *
 * @example
 * const { data: discounts } = useDiscounts();
 */
export function useDiscounts(): Lookup<{ quarterly: number | null; yearly: number | null }> {
  const none = { key: "", key_value: null };
  const quarterly = useLookup("useDiscounts", (c) => appConfigQuery(c, "discount_3"), none);
  const yearly = useLookup("useDiscounts", (c) => appConfigQuery(c, "discount_12"), none);
  return {
    ...statusOf([quarterly, yearly]),
    data: {
      quarterly: discountPercent(quarterly.data.key_value),
      yearly: discountPercent(yearly.data.key_value),
    },
  };
}

/** A failed list is shown with a retry button, so it is not requested again automatically. */
const useLookup = <Data>(
  hook: string,
  query: (client: Client) => Query<Data>,
  empty: Data,
  enabled = true,
): Lookup<Data> => useRead(hook, query, empty, (hasFailed) => enabled && !hasFailed);
