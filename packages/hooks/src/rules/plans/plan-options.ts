import type { PlanRules, ServicePlan } from "@waypost/sdk";
import { batteryGuide, type BatteryCode } from "../device-settings/battery.ts";
import {
  featureRows,
  isSameFeature,
  parsePlanRules,
  type FeatureKey,
  type FeatureRow,
} from "./plan-rules.ts";
import { monthsOf, withPeriods } from "./plan-period.ts";
import {
  PLAN_TIERS,
  planId,
  planSubtitle,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "./plans.ts";
import { perMonth, savedPerYear } from "./pricing.ts";

/** The parts of a plan that do not depend on its price. @inline */
interface PlanWithoutPrice {
  readonly id: PlanId;
  readonly tier: PlanTier;
  readonly isRecommended: boolean;
  /** The length of the period. */
  readonly months: number;
  /** The amount that a year costs less than with the tier's monthly plan; null if it does not. */
  readonly savedPerYear: number | null;
  readonly subtitle: string;
  /** The known features. `isDifferent` is true if the plan before it differs in it. */
  readonly features: readonly (FeatureRow & { readonly isDifferent: boolean })[];
  readonly battery: readonly BatteryCode[];
}

/** A plan that can be sold. @inline */
interface AvailablePlan extends PlanWithoutPrice {
  readonly isAvailable: true;
  /** For the whole period. */
  readonly price: number;
  /** Per month, rounded to minor units of the currency. */
  readonly perMonth: number;
  /** The plan in the price list. */
  readonly servicePlan: ServicePlan;
}

/** A plan that is missing from the price list or has no price there. @inline */
interface UnavailablePlan extends PlanWithoutPrice {
  readonly isAvailable: false;
  readonly price: null;
  readonly perMonth: null;
  readonly servicePlan: null;
}

/** A plan to choose, with its features, and with a price if `isAvailable`. */
export type Plan = AvailablePlan | UnavailablePlan;

/** The three plans of a period, cheapest first. */
export function planOptions(from: {
  kind: PlanKind;
  period: PlanPeriod;
  plans: readonly ServicePlan[];
  rules: PlanRules;
  /** By ISO 4217; `USD` by default. */
  currency?: string;
  /** Features that are shown as included even if the rules do not list them. */
  alwaysIncluded?: readonly FeatureKey[];
}): Plan[] {
  const { kind, period, rules, alwaysIncluded, currency } = from;
  const plans = withPeriods(from.plans);
  const find = (id: PlanId) => plans.find(({ service_plan_id }) => service_plan_id === id);
  const featuresOf = (id: PlanId) => featureRows(kind, parsePlanRules(rules[id]), alwaysIncluded);
  const lists = PLAN_TIERS.map((tier) => featuresOf(planId(kind, tier, period)));
  return PLAN_TIERS.map((tier, index) => {
    const id = planId(kind, tier, period);
    const plan = find(id);
    const monthly = perMonth(plan?.price ?? null, plan?.duration ?? null, currency);
    const servicePlan = monthly === null ? undefined : plan;
    const price = servicePlan?.price ?? null;
    const offer =
      servicePlan === undefined || price === null
        ? ({ isAvailable: false, price: null, perMonth: null, servicePlan: null } as const)
        : ({ isAvailable: true, price, perMonth: Number(monthly), servicePlan } as const);
    return {
      ...offer,
      id,
      tier,
      isRecommended: tier === "plus",
      months: servicePlan?.duration ?? monthsOf(id),
      savedPerYear: savedPerYear(
        periodPrice(plan),
        periodPrice(find(planId(kind, tier, "monthly"))),
        currency,
      ),
      subtitle: planSubtitle(plan?.plan_description),
      features: featuresOf(id).map((row, at) => ({
        ...row,
        isDifferent: !isSameFeature(row, lists[index - 1]?.[at] ?? row),
      })),
      battery: batteryGuide(kind, tier),
    };
  });
}

const periodPrice = (plan: ServicePlan | undefined) => ({
  price: plan?.price ?? null,
  months: plan?.duration ?? null,
});
