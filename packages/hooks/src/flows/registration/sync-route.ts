import { addressRoute } from "../../rules/address.ts";
import type { Waypost } from "../../waypost.ts";
import { registration } from "./flow.ts";
import { stepOfRoute } from "./path.ts";

/**
 * Tells the registration which step the address names; for the first page and for every change of
 * the address. False where the address names no step of it: then nothing happens.
 */
export function syncRegistrationRoute(waypost: Waypost): boolean {
  const step = stepOfRoute(addressRoute(waypost.address()));
  if (step !== null) waypost.run(registration).send({ type: "visit", step });
  return step !== null;
}
