import type { ServicePlan } from "@waypost/sdk";
import { parsePlanId } from "./plans.ts";

/**
 * Adds the period of each plan in months. If the price list lacks it, it is taken from the id; an id
 * that does not name a period leaves it unknown.
 */
export const withPeriods = (plans: readonly ServicePlan[]): ServicePlan[] =>
  plans.map((plan) => {
    const id = plan.service_plan_id;
    const months = monthsOf(id);
    const isNamed = months > 1 || parsePlanId(id) !== null;
    return plan.duration ? plan : { ...plan, duration: isNamed ? months : null };
  });

/** The period of a plan id in months. */
export const monthsOf = (id: string): number =>
  id.endsWith("_quarterly") ? 3 : id.endsWith("_yearly") ? 12 : 1;
