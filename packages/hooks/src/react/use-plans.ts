"use client";

import { planOptions, type Plan } from "../rules/plans/plan-options.ts";
import { namedFeatures, type FeatureKey } from "../rules/plans/plan-rules.ts";
import { tierName } from "../rules/plans/plan-tiers.ts";
import type { PlanKind, PlanPeriod } from "../rules/plans/plans.ts";
import { useDiscounts, usePlanRules, useServicePlans } from "./use-lookups.ts";
import { useMessages } from "./use-messages.ts";
import { useWaypost } from "./provider.tsx";
import { statusOf, type ReadStatus } from "./use-read.ts";

/**
 * The three plans of a kind and a period, without a flow. They do not wait for the plan rules,
 * whose status is that of `usePlanRules`. Until the rules have loaded, or if they fail to load,
 * `features` lists only those that are always included.
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
} {
  const { kind, period } = of;
  const say = useMessages();
  const isOwn = useWaypost("usePlans").product === "own";
  const prices = useServicePlans(kind);
  const rules = usePlanRules();
  const { data: discounts } = useDiscounts();
  const { data, ...status } = prices;
  const alwaysIncluded = isOwn ? [] : (of.alwaysIncluded ?? []);
  const ids = data.map((plan) => plan.service_plan_id);
  const named = isOwn && namedFeatures(ids, rules.data);
  const areRulesKnown = !rules.isPending && !rules.isError;
  const plans = planOptions({ kind, period, plans: data, rules: rules.data, alwaysIncluded });
  return {
    ...status,
    plans: plans.map((plan) => ({
      ...plan,
      name: isOwn ? tierName(data, kind, plan) : say(`plan.${plan.tier}`),
      battery: isOwn ? [] : plan.battery,
      discount: period === "monthly" ? null : discounts[period],
      features: plan.features.filter(
        ({ key }) =>
          (areRulesKnown || alwaysIncluded.includes(key)) && (named === false || named.has(key)),
      ),
    })),
    refetch: statusOf([prices, rules]).refetch,
  };
}
