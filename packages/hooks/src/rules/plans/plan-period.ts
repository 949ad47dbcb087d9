import type { ServicePlan } from "@waypost/sdk";

/** Adds the period of each plan in months. If the price list lacks it, it is taken from the id. */
export const withPeriods = (plans: readonly ServicePlan[]): ServicePlan[] =>
  plans.map((plan) =>
    plan.duration ? plan : { ...plan, duration: monthsOf(plan.service_plan_id) },
  );

/** The period of a plan id in months. */
export const monthsOf = (id: string): number =>
  id.endsWith("_quarterly") ? 3 : id.endsWith("_yearly") ? 12 : 1;
