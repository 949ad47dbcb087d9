import { addressRoute } from "../../rules/address.ts";
import type { Waypost } from "../../waypost.ts";
import { registration } from "./flow.ts";
import { stepOfRoute } from "./path.ts";

/**
 * Opens the registration's step that the address names. Call it when the page loads and whenever
 * the address changes. Returns false, and does nothing, if the address is not that of a step.
 */
export function syncRegistrationRoute(waypost: Waypost): boolean {
  const step = stepOfRoute(addressRoute(waypost.address()));
  if (step !== null) waypost.run(registration).send({ type: "visit", step });
  return step !== null;
}
