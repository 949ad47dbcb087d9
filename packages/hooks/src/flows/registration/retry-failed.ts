import { initialCustomer, newDevice } from "../../rules/registration/drafts.ts";
import { show, stay } from "./changes.ts";
import { highlighted, rowOf } from "./device-draft.ts";
import type { RegistrationTransition } from "./effects.ts";
import { freshForm } from "./start.ts";
import type { DeviceRow, RegistrationIn, RegistrationReceipt } from "./state.ts";

type Sent = RegistrationReceipt["sent"][number];

/**
 * After a partial success: a registration of the devices that failed, with their rows, the unit and
 * the e-mail address, which is checked again. The card is entered anew.
 */
export function retryFailed(state: RegistrationIn<"done">): RegistrationTransition {
  const { receipt, token } = state;
  const devices = failedOf(receipt).map(toRow);
  if (devices.length === 0) return stay(state);
  const { email, unit } = receipt;
  const form = {
    ...freshForm,
    visited: true,
    customer: { ...initialCustomer, email, confirmEmail: email },
    activation: { unit, devices },
    // The receipt of the active devices can still be opened, and its token sets them up.
    lastReceipt: receipt,
    token,
  };
  return show(
    form,
    { phase: "email", emailFailure: null },
    { type: "go", step: "customer-information" },
  );
}

/** True if some devices failed, so that another registration can be started for them. */
export const canRetryFailed = (receipt: RegistrationReceipt): boolean =>
  failedOf(receipt).length > 0;

/** The devices that the server named or, if it named none that was sent, those without a subscription. */
function failedOf(receipt: RegistrationReceipt): readonly Sent[] {
  const { sent, devices, failedDevices, outcome } = receipt;
  if (outcome !== "partly-registered") return [];
  const named = sent.filter(({ imei }) => failedDevices.some((text) => text.includes(imei)));
  if (named.length > 0) return named;
  const active = new Set(devices.map(({ imei_no }) => imei_no?.trim()));
  return sent.filter(({ imei }) => !active.has(imei));
}

/** The row of a device that was sent. Its IMEI is checked again when its step opens. */
function toRow(
  { imei, device_name, servicePlan, price, duration }: Sent,
  index: number,
): DeviceRow {
  return rowOf({
    ...newDevice(String(index + 1)),
    imei,
    device_name,
    servicePlan,
    price,
    duration: duration ?? null,
    ...highlighted(servicePlan),
  });
}
