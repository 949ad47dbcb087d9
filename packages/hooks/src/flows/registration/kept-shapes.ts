import type { RegistrationReceipt } from "./state.ts";
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  orNull,
  recordOf,
  type Check,
} from "../engine/checks.ts";

const text = orNull(isText);

export const isCustomerId: Check = (value) => isText(value) || isNumber(value);

const isReceipt = recordOf({
  outcome: (value) => value === "registered" || value === "partly-registered",
  details: orNull(
    recordOf({ first_name: text, last_name: text, customer_id: orNull(isCustomerId) }),
  ),
  email: isText,
  devices: listOf(
    recordOf({
      device_name: text,
      imei_no: text,
      imei_iccid: text,
      subscription_id: text,
      start_date: text,
      nextBillingDate: text,
      activated_plan_description: text,
      kind: isText,
    }),
  ),
  failedDevices: listOf(isText),
  unconfirmedDevices: listOf(isText),
  agreed: orNull(isNumber),
  unit: (value) => value === "" || value === "KMH" || value === "MPH",
  sent: listOf(
    recordOf({ imei: isText, device_name: isText, category: isText, servicePlan: isText }),
  ),
  hasToken: isFlag,
});

/** A receipt as the storage held it; `null` where there is none or it cannot be read. */
export const restoredReceipt = (stored: unknown): RegistrationReceipt | null =>
  isReceipt(stored) ? (stored as RegistrationReceipt) : null;

/** The receipt as it is stored: the customer's name is shown, but not kept. */
export function storedReceipt(receipt: RegistrationReceipt | null): RegistrationReceipt | null {
  const details = receipt?.details ?? null;
  return receipt === null || details === null
    ? receipt
    : { ...receipt, details: { ...details, first_name: null, last_name: null } };
}
