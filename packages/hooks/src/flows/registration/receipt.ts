import type { RegistrationResult } from "@waypost/sdk";
import { chargedAmount } from "../../rules/charge-note.ts";
import { planKind } from "../../rules/plans.ts";
import { activationDraft } from "./device-draft.ts";
import type { PricedPlan } from "./events.ts";
import type { RegistrationReceipt, RegistrationState } from "./state.ts";

/** What is kept of an accepted registration, without the token. */
export function receiptOf(
  state: RegistrationState,
  reply: RegistrationResult,
  plans: readonly PricedPlan[],
): RegistrationReceipt {
  const { devices } = activationDraft(state.activation);
  const { outcome, subscription, failedDevices, missingDevices } = reply;
  const isUnconfirmed = outcome === "unconfirmed";
  return {
    details: reply.details,
    email: reply.details?.email || state.customer.email,
    failedDevices,
    unit: state.activation.unit,
    sent: devices.map(({ imei, device_name, category, servicePlan }) => ({
      imei: imei.trim(),
      device_name,
      category,
      servicePlan,
    })),
    unconfirmedDevices: isUnconfirmed ? missingDevices : [],
    // What was billed for a device without a subscription, nobody knows.
    charged:
      isUnconfirmed && subscription.length < devices.length
        ? null
        : chargedAmount(devices, subscription, plans),
    devices: subscription.map((registered) => {
      const row = devices.find(({ imei }) => imei.trim() === registered.imei_no);
      const kind =
        row === undefined
          ? (registered.activated_plan_id?.includes("obd") ?? false)
            ? "obd"
            : "gps"
          : planKind(row.category);
      return { ...registered, kind };
    }),
  };
}
