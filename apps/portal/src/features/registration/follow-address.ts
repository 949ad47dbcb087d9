import { syncRegistrationRoute, type Waypost } from "@waypost/hooks/flows";
import { subscribe } from "../../app/hash-location.ts";

/** Opens the step of the registration that the address names, now and whenever it changes. */
export function followAddress(waypost: Waypost): void {
  subscribe(() => void syncRegistrationRoute(waypost));
  syncRegistrationRoute(waypost);
}
