import type { CallName } from "../contract.ts";

const LOOKUPS: readonly CallName[] = [
  "listCountries",
  "listStates",
  "listTimeZones",
  "listMobileProviders",
  "listPlanRules",
  "listServicePlans",
  "getAppConfig",
];

/** True if the reply to a call contains no personal data, so caches may store it. */
export const isLookup = (call: CallName): boolean => LOOKUPS.includes(call);
