"use client";

import { displayDecimals } from "../messages/formats.ts";
import { planOptions, plansOnSale, type Plan } from "../rules/plans/plan-options.ts";
import { namedFeatures, type FeatureKey } from "../rules/plans/plan-rules.ts";
import { tierName } from "../rules/plans/plan-tiers.ts";
import type { PlanKind, PlanPeriod } from "../rules/plans/plans.ts";
import { useDiscounts, usePlanRules, useServicePlans } from "./use-lookups.ts";
import { useMessages } from "./use-messages.ts";
import { useWaypost } from "./provider.tsx";
import { statusOf, type ReadStatus } from "./use-read.ts";

/**
 * The plans of a kind and a period, without a flow: the three tiers, or those that an own product
 * sells. If its plans have no tiers, all are listed and `period` is `null`. They do not wait for the
 * plan rules, whose status is that of `usePlanRules`. Until the rules have loaded, or if they fail
 * to load, `features` lists only those that are always included.
 *
 * @example
 * const { plans, isPending, error, refetch } = usePlans({ kind: "gps", period: "yearly" });
 */
export function usePlans(of: {
  readonly kind: PlanKind;
  readonly period: PlanPeriod;
  /** Features that are shown as included regardless of the rules. */
  readonly alwaysIncluded?: readonly FeatureKey[];
}): ReadStatus & {
  readonly plans: readonly (Plan & {
    /** The tier in the page's language, "Plus"; the name in the price list for an own product. */
    readonly name: string;
    /** The documented percentage that the period saves; null for none. */
    readonly discount: number | null;
  })[];
  /** The periods on sale. */
  readonly periods: readonly PlanPeriod[];
  /** The wanted period, or else the first one on sale. */
  readonly period: PlanPeriod | null;
} {
  const { kind } = of;
  const say = useMessages();
  const { product, currency } = useWaypost("usePlans");
  const isOwn = product === "own";
  const prices = useServicePlans(kind);
  const rules = usePlanRules();
  const { data: discounts } = useDiscounts();
  const { data, ...status } = prices;
  const alwaysIncluded = isOwn ? [] : (of.alwaysIncluded ?? []);
  const ids = data.map((plan) => plan.service_plan_id);
  const named = isOwn && namedFeatures(ids, rules.data);
  const areRulesKnown = !rules.isPending && !rules.isError;
  const offered = { kind, period: of.period, plans: data, isOwn };
  const { periods, period } = plansOnSale(offered);
  const plans = planOptions({
    ...offered,
    rules: rules.data,
    alwaysIncluded,
    decimals: displayDecimals(currency),
  });
  return {
    ...status,
    periods,
    period,
    plans: plans.map((plan) => ({
      ...plan,
      name:
        isOwn || plan.tier === null
          ? tierName(data, kind, plan) || say("plan.label")
          : say(`plan.${plan.tier}`),
      battery: isOwn ? [] : plan.battery,
      discount: period === null || period === "monthly" ? null : discounts[period],
      features: plan.features.filter(
        ({ key }) =>
          (areRulesKnown || alwaysIncluded.includes(key)) && (named === false || named.has(key)),
      ),
    })),
    refetch: statusOf([prices, rules]).refetch,
  };
}
