import type { ReactivationDeviceDetails, ServicePlan } from "@waypost/sdk";

/**
 * Returns the previous plan of a device if the price list still has it with a price. The server
 * returns only its description, which must equal the name or the description of one plan.
 */
export function previousPlan(
  details: ReactivationDeviceDetails | null | undefined,
  plans: readonly ServicePlan[],
): ServicePlan | null {
  const description = details?.activated_plan_description?.trim() ?? "";
  if (description === "") return null;
  const named = plans.filter((plan) =>
    [plan.service_plan_name, plan.email_content, plan.plan_description].some(
      (text) => text?.trim() === description,
    ),
  );
  const [plan] = named;
  return plan === undefined || named.length > 1 || plan.price === null ? null : plan;
}
