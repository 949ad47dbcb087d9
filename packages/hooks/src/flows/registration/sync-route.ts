import { addressRoute } from "../../rules/address.ts";
import type { Waypost } from "../../waypost.ts";
import { registration } from "./flow.ts";
import { begunVariant, registrationPath, stepOfRoute, isChargeRoute } from "./path.ts";

/**
 * Opens the registration step that the address names. Call it when the page loads and whenever the
 * address changes. Returns false, without any effect, if the address names no step.
 */
export function syncRegistrationRoute(waypost: Waypost): boolean {
  const address = waypost.address();
  const step = stepOfRoute(addressRoute(address));
  const variant = isChargeRoute(address, waypost.variant) ? "charge" : "plain";
  if (step !== null) waypost.run(registration).send({ type: "visit", step, variant });
  return step !== null;
}

/**
 * The path of the first step, for an address without a page. In the charge variant if the address
 * or the registration uses it.
 */
export function registrationStart(waypost: Waypost): string {
  const address = waypost.address();
  const begun = begunVariant(waypost.run(registration).getState().form) ?? undefined;
  const variant = isChargeRoute(address, waypost.variant) ? "charge" : (waypost.variant ?? begun);
  return registrationPath("customer-information", { address, variant });
}
