import type { PlanRules, ServicePlan } from "@waypost/sdk";
import { batteryGuide, type BatteryCode } from "./battery.ts";
import { featureRows, parsePlanRules, type FeatureKey, type FeatureRow } from "./plan-rules.ts";
import {
  PLAN_TIERS,
  planId,
  planSubtitle,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "./plans.ts";
import { perMonth, splitPrice, type SplitPrice } from "./pricing.ts";

/** What a card of the plan picker or of the pricing page shows. */
export interface PlanCardView {
  readonly id: PlanId;
  readonly tier: PlanTier;
  readonly isRecommended: boolean;
  /** The plan in the price list; null when it is missing or has no price and cannot be chosen. */
  readonly plan: ServicePlan | null;
  /** US dollars per month, split at the decimal point; null hides the price. */
  readonly perMonth: SplitPrice | null;
  readonly subtitle: string;
  readonly features: readonly FeatureRow[];
  readonly battery: readonly BatteryCode[];
}

/** The three cards of a period, cheapest first. */
export function planCards(from: {
  kind: PlanKind;
  period: PlanPeriod;
  plans: readonly ServicePlan[];
  rules: PlanRules;
  /** Features that are shown as included regardless of the rules. */
  alwaysOn?: readonly FeatureKey[];
}): PlanCardView[] {
  const { kind, period, plans, rules, alwaysOn } = from;
  return PLAN_TIERS.map((tier) => {
    const id = planId(kind, tier, period);
    const plan = plans.find(({ service_plan_id }) => service_plan_id === id);
    const price = plan === undefined ? null : perMonth(plan.price, plan.duration);
    return {
      id,
      tier,
      isRecommended: tier === "plus",
      plan: plan === undefined || price === null ? null : plan,
      perMonth: price === null ? null : splitPrice(price),
      subtitle: planSubtitle(plan?.plan_description),
      features: featureRows(kind, parsePlanRules(rules[id]), alwaysOn),
      battery: batteryGuide(kind, tier),
    };
  });
}
