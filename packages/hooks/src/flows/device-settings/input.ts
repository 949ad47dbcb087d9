import type { Waypost } from "../../waypost.ts";
import { registration } from "../registration/flow.ts";
import type { RegisteredDevice, RegistrationReceipt } from "../registration/state.ts";
import type { DeviceSettingsInput } from "./state.ts";

/** The input for a newly registered device; `null` if the reply had no IMEI. */
export function registeredDeviceSettings(
  receipt: Pick<RegistrationReceipt, "sent" | "unit"> &
    Partial<Pick<RegistrationReceipt, "details">>,
  device: Pick<RegisteredDevice, "imei_no" | "activated_plan_id" | "kind">,
): DeviceSettingsInput | null {
  const { imei_no: imei, activated_plan_id: activated, kind } = device;
  if (imei === null) return null;
  const chosen = receipt.sent.find((sent) => sent.imei === imei)?.servicePlan;
  const customerId = receipt.details?.customer_id?.toString();
  return { imei, kind, planId: activated || chosen || null, unit: receipt.unit, customerId };
}

/**
 * The token of the last accepted registration, for the client's `token` option. It is in memory
 * only and lost on reload.
 */
export const registrationToken = (waypost: Pick<Waypost, "run">): string | undefined =>
  waypost.run(registration).getState().form.token ?? undefined;
