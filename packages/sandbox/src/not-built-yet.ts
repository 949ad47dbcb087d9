import { refused } from "./call.ts";
import type { Call } from "./call.ts";

type Entry = readonly [
  operation: string,
  method: Call["method"],
  path: string,
  /** Completes "The sandbox cannot … yet". */
  action: string,
];

const calls: readonly Entry[] = [
  ["saveDeviceSettings", "PUT", "/api/device/settings/{imei}", "save device settings"],
  ["updateOdometer", "POST", "/api/odometer/update", "update an odometer"],
  ["listPlanUpdateDevices", "GET", "/info/imei/list/{customer_id}", "list devices and their plans"],
  ["updatePlan", "POST", "/auth/device/update/plan", "change a plan"],
  ["validateCard", "GET", "/info/card/validate/{customer_id}/{first6}", "check the card on file"],
  ["updateCard", "POST", "/auth/credit-card/update", "replace the card on file"],
  ["payDormantFee", "POST", "/auth/dormant-fees", "take a dormant fee"],
  ["listDormantDevices", "GET", "/auth/dormant-mode/activated", "list dormant devices"],
  ["cancelDormant", "POST", "/auth/dormant-mode/cancel", "cancel dormant mode"],
];

/** The documented calls that the sandbox knows but cannot carry out yet: they answer 501. */
export function notBuiltYet(): Call[] {
  return calls.map(([operation, method, path, action]) => ({
    operation,
    method,
    path,
    answer: () => refused(501, `The sandbox cannot ${action} yet`),
  }));
}
