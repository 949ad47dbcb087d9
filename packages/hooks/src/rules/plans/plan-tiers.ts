import type { PlanRules } from "@waypost/sdk";
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
