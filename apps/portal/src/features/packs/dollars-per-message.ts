import type { ServicePlan } from "@waypost/sdk";

/**
 * Returns the price in US dollars of one message of an SMS pack; null if the pack's name does not
 * begin with the number of messages.
 */
export function dollarsPerMessage(
  pack: Pick<ServicePlan, "service_plan_name" | "price">,
): number | null {
  const { service_plan_name, price } = pack;
  const [, digits = ""] = /^\s*(\d[\d,]*)/.exec(service_plan_name ?? "") ?? [];
  const count = Number(digits.replaceAll(",", ""));
  return price === null || count === 0 ? null : price / count;
}
