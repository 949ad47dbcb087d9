import type { ServicePlan } from "@waypost/sdk";

/** Plans with the months of their period, which the id tells where the price list does not. */
export const withPeriods = (plans: readonly ServicePlan[]): ServicePlan[] =>
  plans.map((plan) =>
    plan.duration ? plan : { ...plan, duration: monthsOf(plan.service_plan_id) },
  );

/** The months of the period of a plan ID. */
export const monthsOf = (id: string): number =>
  id.endsWith("_quarterly") ? 3 : id.endsWith("_yearly") ? 12 : 1;
