import type { PlanRules } from "@waypost/sdk";
import type { PlanKind } from "./plans.ts";

// Written out, because bundlers cannot remove an unused list that is built from other lists.
export const GPS_FEATURES = [
  "coverage",
  "data_retaintion_month_",
  "geofence_",
  "customer_report_",
  "sms_alerts_",
  "gsensor_enable",
  "sos_button",
  "shareable_live_map",
  "gpx_routing",
  "allow_second_phone_number",
  "telemetry_data",
  "delete_trips",
  "delete_reports",
] as const;

export const OBD_FEATURES = [
  "coverage",
  "data_retaintion_month_",
  "customer_report_",
  "sms_alerts_",
  "shareable_live_map",
  "gpx_routing",
  "allow_second_phone_number",
  "telemetry_data",
  "delete_trips",
  "delete_reports",
  "towing_alert",
  "harsh_behaviour",
  "crash_detection",
  "driver_score",
] as const;

/** The name of a plan feature in the rules. */
export type FeatureKey = (typeof GPS_FEATURES)[number] | (typeof OBD_FEATURES)[number];

/**
 * A plan's parsed rules string by key: true for a key without a value, the value as text, or false
 * if the feature is switched off ("false", "0" or "no"). Unknown keys are included.
 */
export type PlanFeatures = Readonly<Record<string, string | boolean>>;

/**
 * Parses "coverage,geofence_10,sms_alerts_=20". A missing entry gives {}, which includes no
 * feature.
 */
export function parsePlanRules(rules: string | null | undefined): PlanFeatures {
  const tokens = (rules ?? "").split(",").map((token) => token.trim());
  return Object.fromEntries(tokens.filter((token) => token !== "").map(readToken));
}

/** True if the plan includes a feature. An unknown plan includes none. */
export function isAllowed(rules: PlanFeatures, key: FeatureKey): boolean {
  return Object.hasOwn(rules, key) && rules[key] !== false;
}

/** A feature of a plan, for a list or a comparison: whether it is included, and the amount. */
export type FeatureRow = {
  key: FeatureKey;
  isIncluded: boolean;
  /** The included amount, "10" for geofence_10; null for a key without a value. */
  value: string | null;
};

/** A feature that differs between two plans of one kind. @inline */
interface ChangedFeature {
  readonly before: FeatureRow;
  readonly after: FeatureRow;
}

/** True if both plans include the feature to the same extent. */
export const isSameFeature = (one: FeatureRow, other: FeatureRow): boolean =>
  one.isIncluded === other.isIncluded && (!one.isIncluded || one.value === other.value);

/**
 * The features that differ between two plans, in the documented order of their kind. SMS alerts are
 * counted per billing period. With `months`, the lengths of both periods, they are compared per
 * month.
 */
export function changedFeatures(
  kind: PlanKind,
  before: PlanFeatures,
  after: PlanFeatures,
  months: readonly [before: number, after: number] = [1, 1],
): ChangedFeature[] {
  const rows = monthlyRows(kind, after, months[1]);
  return monthlyRows(kind, before, months[0]).flatMap((row, at) => {
    const next = rows[at];
    return next === undefined || isSameFeature(row, next) ? [] : [{ before: row, after: next }];
  });
}

/** The feature list of a plan with this period, with its SMS alerts per month. */
const monthlyRows = (kind: PlanKind, rules: PlanFeatures, months: number): FeatureRow[] =>
  featureRows(kind, rules).map((row) => {
    if (row.key !== "sms_alerts_" || row.value === null || !DIGITS.test(row.value)) return row;
    return { ...row, value: String(Number((Number(row.value) / months).toFixed(2))) };
  });

const DIGITS = /^\d{1,15}$/;

/** The features that the rules of at least one of these plans name, also those switched off. */
export const namedFeatures = (ids: readonly string[], rules: PlanRules): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => Object.keys(parsePlanRules(rules[id]))));

/** Features that the pricing page shows as included even if the rules do not list them. */
export const ALWAYS_ON_PRICING: readonly FeatureKey[] = ["coverage", "customer_report_"];

/** The feature list of a plan card, in the documented order of its kind. */
export function featureRows(
  kind: PlanKind,
  rules: PlanFeatures,
  alwaysOn: readonly FeatureKey[] = [],
): FeatureRow[] {
  return (kind === "gps" ? GPS_FEATURES : OBD_FEATURES).map((key) => {
    const value = Object.hasOwn(rules, key) ? rules[key] : undefined;
    return {
      key,
      isIncluded: isAllowed(rules, key) || alwaysOn.includes(key),
      value: typeof value === "string" ? value : null,
    };
  });
}

function readToken(token: string): [string, string | boolean] {
  // Each token matches one key at most, so their order does not matter.
  const key = [...GPS_FEATURES, ...OBD_FEATURES].find((known) => startsWithKey(token, known));
  if (key === undefined) return [token, true];
  const value = token.slice(key.length).replace(/^\s*[:=]?\s*/, "");
  if (value === "") return [key, true];
  return [key, /^(false|0|no)$/i.test(value) ? false : value];
}

/**
 * True if a token is this key with or without a value. After a key that ends in "_" the value
 * follows directly; other keys require a separator.
 */
function startsWithKey(token: string, key: string): boolean {
  if (!token.startsWith(key)) return false;
  return key.endsWith("_") || /^\s*([:=]|$)/.test(token.slice(key.length));
}
