import { GOALS } from "./goals.ts";

export interface HooksImport {
  name: string;
  entry: "@waypost/hooks" | "@waypost/hooks/rules";
  kind: string;
  atMost: number;
}

const rules = ["readImei", "perMonth", "expiryMonths", "isAllowed"];
const lookups = [
  "useCountries",
  "useStates",
  "useTimeZones",
  "useMobileProviders",
  "useServicePlans",
  "usePlanRules",
  "useDiscounts",
];
const fields = [
  "useCustomerField",
  "useCustomerChoice",
  "useDeviceImei",
  "useDeviceName",
  "useDevicePlan",
  "useDevicePlanChoice",
  "useUnitChoice",
  "useCardField",
  "useCardExpiry",
  "useTaskField",
  "useTaskChoice",
  "useTaskImei",
  "useDraftField",
  "useSettingsInput",
  "useSettingsFlag",
  "useAlertRow",
];

const of = (kind: string, atMost: number, names: readonly string[]): HooksImport[] =>
  names.map((name) => ({
    name,
    entry: kind.startsWith("rule") ? "@waypost/hooks/rules" : "@waypost/hooks",
    kind,
    atMost,
  }));

/** What the README shows to import, each with its limit in bytes after gzip. */
export const HOOKS_IMPORTS: readonly HooksImport[] = [
  ...of("rule", GOALS.ruleBytes, rules),
  ...of("rule with a table", GOALS.tableBytes, ["parsePlanRules"]),
  ...of("look-up", GOALS.lookupBytes, lookups),
  ...of("pricing", GOALS.pricingBytes, ["usePricing"]),
  ...of("field", GOALS.fieldBytes, fields),
];
