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

/** Whether a call is about nobody, so that a cache may answer it. */
export const isLookup = (call: CallName): boolean => LOOKUPS.includes(call);
