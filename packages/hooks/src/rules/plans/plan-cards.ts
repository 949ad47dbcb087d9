import type { PlanRules, ServicePlan } from "@waypost/sdk";
import { batteryGuide, type BatteryCode } from "../device-settings/battery.ts";
import {
  featureRows,
  isSameFeature,
  parsePlanRules,
  type FeatureKey,
  type FeatureRow,
} from "./plan-rules.ts";
import { withPeriods } from "./plan-period.ts";
import {
  PLAN_TIERS,
  planId,
  planSubtitle,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "./plans.ts";
import { perMonth, savedPerYear, splitPrice, type SplitPrice } from "./pricing.ts";

/** A feature on a card. */
export interface CardFeature extends FeatureRow {
  /** Whether the cards of the period differ in it. */
  readonly isDifferent: boolean;
}

/** What a card of the plan picker or of the pricing page shows. */
export interface PlanCardView {
  readonly id: PlanId;
  readonly tier: PlanTier;
  readonly isRecommended: boolean;
  /** The plan in the price list; null when it is missing or has no price and cannot be chosen. */
  readonly plan: ServicePlan | null;
  /** US dollars per month, split at the decimal point; null hides the price. */
  readonly perMonth: SplitPrice | null;
  /** US dollars that a year costs less than with the tier's monthly plan; null for none. */
  readonly savedPerYear: number | null;
  readonly subtitle: string;
  readonly features: readonly CardFeature[];
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
  const { kind, period, rules, alwaysOn } = from;
  const plans = withPeriods(from.plans);
  const find = (id: PlanId) => plans.find(({ service_plan_id }) => service_plan_id === id);
  const featuresOf = (id: PlanId) => featureRows(kind, parsePlanRules(rules[id]), alwaysOn);
  const lists = PLAN_TIERS.map((tier) => featuresOf(planId(kind, tier, period)));
  return PLAN_TIERS.map((tier) => {
    const id = planId(kind, tier, period);
    const plan = find(id);
    const price = plan === undefined ? null : perMonth(plan.price, plan.duration);
    return {
      id,
      tier,
      isRecommended: tier === "plus",
      plan: plan === undefined || price === null ? null : plan,
      perMonth: price === null ? null : splitPrice(price),
      savedPerYear: savedPerYear(
        periodPrice(plan),
        periodPrice(find(planId(kind, tier, "monthly"))),
      ),
      subtitle: planSubtitle(plan?.plan_description),
      features: featuresOf(id).map((row, at) => ({
        ...row,
        isDifferent: lists.some((list) => !isSameFeature(row, list[at] ?? row)),
      })),
      battery: batteryGuide(kind, tier),
    };
  });
}

const periodPrice = (plan: ServicePlan | undefined) => ({
  price: plan?.price ?? null,
  months: plan?.duration ?? null,
});
