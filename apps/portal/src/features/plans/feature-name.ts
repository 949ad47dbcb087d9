import type { Translate } from "@waypost/hooks";
import type { Formats } from "@waypost/hooks/flows";
import type { FeatureRow, PlanPeriod } from "@waypost/hooks/rules";

/** Returns a feature with its amount, "1,200 SMS Alerts", and the period if there is one. */
export function featureName(
  say: Translate,
  { number }: Formats,
  { key, value }: Pick<FeatureRow, "key" | "value">,
  period?: PlanPeriod,
): string {
  const isWhole = value !== null && /^\d{1,15}$/.test(value);
  return say(`feature.${key}`, { value: isWhole ? number(Number(value)) : value, period });
}
