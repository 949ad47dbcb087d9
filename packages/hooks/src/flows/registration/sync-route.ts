import { addressRoute } from "../../rules/address.ts";
import type { Waypost } from "../../waypost.ts";
import { registration } from "./flow.ts";
import { begunVariant, registrationPath, stepOfRoute, isChargeRoute } from "./path.ts";

/**
 * Opens the registration's step that the address names. Call it when the page loads and whenever
 * the address changes. Returns false, and does nothing, if the address is not that of a step.
 */
export function syncRegistrationRoute(waypost: Waypost): boolean {
  const address = waypost.address();
  const step = stepOfRoute(addressRoute(address));
  const variant = isChargeRoute(address, waypost.variant) ? "charge" : "plain";
  if (step !== null) waypost.run(registration).send({ type: "visit", step, variant });
  return step !== null;
}

/**
 * The path of the first step, for an address that has no page: in the charge variant beneath its
 * routes and for whoever has begun there.
 */
export function registrationStart(waypost: Waypost): string {
  const address = waypost.address();
  const begun = begunVariant(waypost.run(registration).getState()) ?? undefined;
  const variant = isChargeRoute(address, waypost.variant) ? "charge" : (waypost.variant ?? begun);
  return registrationPath("customer-information", { address, variant });
}
