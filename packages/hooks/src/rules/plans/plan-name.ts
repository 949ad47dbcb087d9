import type { ServicePlan } from "@waypost/sdk";

/**
 * The name of a plan in the price list; "" if it has none. The id is never shown: `planLabel`
 * describes tier and period instead.
 */
export const planName = ({
  plan,
}: {
  plan: Pick<ServicePlan, "email_content" | "service_plan_name"> | null;
}): string => [plan?.email_content, plan?.service_plan_name].find((name) => name?.trim()) ?? "";
