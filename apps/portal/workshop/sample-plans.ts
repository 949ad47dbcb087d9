import { parsePlanId, type PlanKind } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { GPS_PLAN_IDS, OBD_PLAN_IDS } from "../../../packages/hooks/src/rules/plans/plans.ts";

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 };
const A_MONTH = { standard: 15.45, plus: 19.95, pro: 23.95 };

/** Returns a price list of a kind, for pictures only. */
export function plansOf(kind: PlanKind): ServicePlan[] {
  const ids: readonly string[] = kind === "gps" ? GPS_PLAN_IDS : OBD_PLAN_IDS;
  return ids.map((service_plan_id) => {
    const { tier = "plus", period = "monthly" } = parsePlanId(service_plan_id) ?? {};
    return {
      service_plan_id,
      service_plan_name: service_plan_id,
      email_content: `${kind.toUpperCase()} ${tier} plan, ${period}`,
      price: A_MONTH[tier] * MONTHS[period],
      duration: MONTHS[period],
      plan_description: "A sample plan: what its card says below the name",
      category: kind,
    };
  });
}
