import { accountHandlers } from "./account.ts";
import { stay } from "./changes.ts";
import { deviceImeiHandlers } from "./device-imei.ts";
import type { RegistrationTransition } from "./effects.ts";
import { checkPrices } from "./prices.ts";
import type { RegistrationState } from "./state.ts";

/** What the server could not be asked while there was no network is asked once more. */
export function askAgain(before: RegistrationState): RegistrationTransition {
  if (before.name === "email" && before.emailFailure !== null)
    return accountHandlers["submit-email"](before, { type: "submit-email" });
  if (before.name === "confirm" && before.priceCheck?.status === "failed")
    return checkPrices(before);
  return before.activation.devices
    .filter(({ imei: { check } }) => check.status === "invalid" && check.canRetry)
    .reduce<RegistrationTransition>(({ state, effects }, { id }) => {
      const next = deviceImeiHandlers["check-imei-again"](state, { type: "check-imei-again", id });
      return { state: next.state, effects: [...effects, ...next.effects] };
    }, stay(before));
}
