import type { ServicePlan, Subscription } from "@waypost/sdk";
import type { DeviceDraft } from "./drafts.ts";
import { total } from "./pricing.ts";

/**
 * The charge for a partly successful registration in US dollars: the sum of the chosen prices of
 * the registered IMEIs. A device without a chosen price costs what its activated plan costs; null
 * when any price is unknown.
 */
export function chargedAmount(
  devices: readonly Pick<DeviceDraft, "imei" | "price">[],
  registered: readonly Pick<Subscription, "imei_no" | "activated_plan_id">[],
  plans: readonly Pick<ServicePlan, "service_plan_id" | "price">[],
): number | null {
  return total(
    registered.map(({ imei_no, activated_plan_id }) => {
      const chosen = devices.find((device) => device.imei.trim() === imei_no)?.price ?? null;
      if (chosen !== null) return chosen;
      const plan = plans.find(({ service_plan_id }) => service_plan_id === activated_plan_id);
      return plan?.price ?? null;
    }),
  );
}
