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
  parsePlanId,
  PLAN_PERIODS,
  PLAN_TIERS,
  planId,
  planSubtitle,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "./plans.ts";
import { perMonth, savedPerYear } from "./pricing.ts";

/** The parts of a plan that do not depend on its price. @inline */
interface PlanWithoutPrice {
  readonly id: string;
  /** `null` for a plan of an own product's list without tiers. */
  readonly tier: PlanTier | null;
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

interface Offered {
  kind: PlanKind;
  /** The wanted period. */
  period: PlanPeriod;
  /** The price list. */
  plans: readonly ServicePlan[];
  /** True for an own product, which sells the plans of its price list only. */
  isOwn?: boolean;
}

/**
 * The periods and plans to show: the documented ones, or those that an own product sells. If the
 * documented ids do not describe all its plans, they are a list without tiers, and `period` is null.
 */
export function plansOnSale({ kind, period: wanted, plans, isOwn = false }: Offered): {
  periods: readonly PlanPeriod[];
  period: PlanPeriod | null;
  shown: readonly { id: string; tier: PlanTier | null }[];
} {
  const all = PLAN_PERIODS.flatMap((period) =>
    PLAN_TIERS.map((tier) => ({ period, tier, id: planId(kind, tier, period) as string })),
  );
  const sold = new Map(
    withPeriods(plans)
      .filter(({ price, duration }) => perMonth(price, duration) !== null)
      .map((plan) => [plan.service_plan_id, plan.duration]),
  );
  const offered = isOwn ? all.filter(({ id }) => sold.get(id) === monthsOf(id)) : all;
  const ofKind = [...sold.keys()].filter((id) => (parsePlanId(id)?.kind ?? kind) === kind);
  if (isOwn && offered.length < ofKind.length)
    return { periods: [], period: null, shown: ofKind.map((id) => ({ id, tier: null })) };
  const periods = PLAN_PERIODS.filter((one) => offered.some(({ period }) => period === one));
  const period = periods.includes(wanted) ? wanted : (periods[0] ?? null);
  return { periods, period, shown: offered.filter((plan) => plan.period === period) };
}

/** The plans of a period, cheapest first; those of a list without tiers are in its order. */
export function planOptions(
  from: Offered & {
    rules: PlanRules;
    /** The decimals of amounts; 2 by default. */
    decimals?: number;
    /** Features that are shown as included even if the rules do not list them. */
    alwaysIncluded?: readonly FeatureKey[];
  },
): Plan[] {
  const { kind, rules, alwaysIncluded, decimals } = from;
  const { shown } = plansOnSale(from);
  const plans = withPeriods(from.plans);
  const find = (id: string) => plans.find(({ service_plan_id }) => service_plan_id === id);
  const lists = shown.map(({ id }) => featureRows(kind, parsePlanRules(rules[id]), alwaysIncluded));
  return shown.map(({ id, tier }, index) => {
    const plan = find(id);
    const monthly = perMonth(plan?.price ?? null, plan?.duration ?? null, decimals);
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
      isRecommended: tier === "plus" && shown.length > 1,
      months: servicePlan?.duration ?? monthsOf(id),
      savedPerYear:
        tier &&
        savedPerYear(periodPrice(plan), periodPrice(find(planId(kind, tier, "monthly"))), decimals),
      subtitle: planSubtitle(plan?.plan_description),
      features: (lists[index] ?? []).map((row, at) => ({
        ...row,
        isDifferent: tier !== null && !isSameFeature(row, lists[index - 1]?.[at] ?? row),
      })),
      battery: tier === null ? [] : batteryGuide(kind, tier),
    };
  });
}

const periodPrice = (plan: ServicePlan | undefined) => ({
  price: plan?.price ?? null,
  months: plan?.duration ?? null,
});
