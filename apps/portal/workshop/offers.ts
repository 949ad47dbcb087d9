import { parsePlanId } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { GPS_PLAN_IDS, OBD_PLAN_IDS } from "../../../packages/hooks/src/rules/plans/plans.ts";

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 };
const A_MONTH = { standard: 15.45, plus: 19.95, pro: 23.95 };

type Offer = readonly [id: string, name: string, price: number];

const PACKS: Readonly<Record<string, readonly Offer[]>> = {
  sms_pack: [
    ["sms_100", "100 SMS", 4.95],
    ["sms_250", "250 SMS", 9.95],
    ["sms_500", "500 SMS", 16.95],
  ],
  eta_pack: [
    ["eta_50", "ETA 50 - routes", 4.95],
    ["eta_150", "ETA 150 - routes", 11.95],
    ["eta_500", "ETA 500 - routes", 29.95],
    ["eta_1000", "ETA 1000 - routes", 49.95],
  ],
};

const pack = (category: string, [id, name, price]: Offer): ServicePlan => ({
  service_plan_id: id,
  service_plan_name: name,
  email_content: null,
  price,
  duration: null,
  plan_description: null,
  category,
});

/** Returns the price list of a category, for pictures only. */
export function offersOf(category: string): ServicePlan[] {
  const packs = PACKS[category];
  if (packs !== undefined) return packs.map((offer) => pack(category, offer));
  const ids: readonly string[] = category === "gps" ? GPS_PLAN_IDS : OBD_PLAN_IDS;
  return ids.map((service_plan_id) => {
    const { tier = "plus", period = "monthly" } = parsePlanId(service_plan_id) ?? {};
    return {
      service_plan_id,
      service_plan_name: service_plan_id,
      email_content: `${category.toUpperCase()} ${tier} plan, ${period}`,
      price: A_MONTH[tier] * MONTHS[period],
      duration: MONTHS[period],
      plan_description: "A sample plan: what its card says below the name",
      category,
    };
  });
}
