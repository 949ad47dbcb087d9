import type { RegistrationResult } from "@waypost/sdk";
import { chargedAmount } from "../../rules/charge-note.ts";
import { planKind } from "../../rules/plans.ts";
import type { PricedPlan } from "./events.ts";
import type { RegistrationReceipt, RegistrationState } from "./state.ts";

/** What the success panel shows of a reply; the token is not part of it. */
export function receiptOf(
  state: RegistrationState,
  reply: RegistrationResult,
  plans: readonly PricedPlan[],
): RegistrationReceipt {
  const { devices } = state.activation;
  return {
    details: reply.details,
    email: reply.details?.email || state.customer.email,
    failedDevices: reply.failedDevices,
    charged: chargedAmount(devices, reply.subscription, plans),
    devices: reply.subscription.map((subscription) => {
      const row = devices.find(({ imei }) => imei.trim() === subscription.imei_no);
      const kind =
        row === undefined
          ? (subscription.activated_plan_id?.includes("obd") ?? false)
            ? "obd"
            : "gps"
          : planKind(row.category);
      return { ...subscription, kind };
    }),
  };
}
