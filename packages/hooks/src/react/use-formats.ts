"use client";

import { createFormats, type Formats } from "../messages/formats.ts";
import type { FeatureRow } from "../rules/plans/plan-rules.ts";
import type { PlanPeriod } from "../rules/plans/plans.ts";
import { useWaypost } from "./provider.tsx";
import { useLocale, useMessages } from "./use-messages.ts";

/**
 * Formats numbers, money and dates in the page's language.
 *
 * @example
 * const { price, date } = useFormats();
 * return <p>{price(59.85)}, {date("2027-02-21")}</p>;
 */
export function useFormats(): Formats {
  return createFormats(useLocale(), useWaypost("useFormats").currency);
}

/**
 * Returns a function for the text of a plan's feature with its amount, such as "1,200 SMS Alerts".
 * With a period, an amount per period names it.
 *
 * @example
 * const featureText = useFeatureText();
 * return plan.features.map((feature) => <li key={feature.key}>{featureText(feature, "yearly")}</li>);
 */
export function useFeatureText(): (
  feature: Pick<FeatureRow, "key" | "value">,
  period?: PlanPeriod,
) => string {
  const say = useMessages();
  const { number } = useFormats();
  return ({ key, value }, period) => {
    const isWhole = value !== null && /^\d{1,15}$/.test(value);
    return say(`feature.${key}`, { value: isWhole ? number(Number(value)) : value, period });
  };
}
