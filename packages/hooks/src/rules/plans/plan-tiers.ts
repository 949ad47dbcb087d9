import type { PlanRules, ServicePlan } from "@waypost/sdk";
import { planName } from "./plan-name.ts";
import { isAllowed, parsePlanRules, type FeatureKey } from "./plan-rules.ts";
import { PLAN_PERIODS, PLAN_TIERS, planId, type PlanKind, type PlanTier } from "./plans.ts";

/** The tiers that have a feature in all periods with known rules, cheapest first. */
export function tiersWithFeature(
  kind: PlanKind,
  feature: FeatureKey,
  rules: PlanRules,
): PlanTier[] {
  return PLAN_TIERS.filter((tier) => {
    const ids = PLAN_PERIODS.map((period) => planId(kind, tier, period));
    const known = ids.filter((id) => Object.hasOwn(rules, id));
    return known.length > 0 && known.every((id) => isAllowed(parsePlanRules(rules[id]), feature));
  });
}

/** The name of a plan in the price list, or else of another period of its tier; "" for none. */
export function tierName(
  plans: readonly ServicePlan[],
  kind: PlanKind,
  { id, tier }: { readonly id: string; readonly tier: PlanTier | null },
): string {
  const ids = [id, ...PLAN_PERIODS.map((period) => tier && planId(kind, tier, period))];
  const listed = (one: string | null) => plans.find((plan) => plan.service_plan_id === one) ?? null;
  return ids.map((one) => planName({ plan: listed(one) })).find((name) => name !== "") ?? "";
}
