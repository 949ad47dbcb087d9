import type { ServicePlan } from "@waypost/sdk";

/** A plan's name as it is shown; its id where the price list does not have it. */
export const planName = ({ plan, planId }: { plan: ServicePlan | null; planId: string }): string =>
  plan?.email_content ?? plan?.service_plan_name ?? planId;
