import type { ServicePlan } from "@waypost/sdk";

/**
 * A plan's name as it is shown, as the price list has it; "" where it has none. Its id is never
 * shown: `planLabel` says its tier and period in words instead.
 */
export const planName = ({
  plan,
}: {
  plan: Pick<ServicePlan, "email_content" | "service_plan_name"> | null;
}): string => [plan?.email_content, plan?.service_plan_name].find((name) => name?.trim()) ?? "";
