import { syncRegistrationRoute, type Waypost } from "@waypost/hooks/flows";
import { subscribe } from "../../app/hash-location.ts";

/** Opens the registration step of the URL, now and whenever it changes. */
export function followAddress(waypost: Waypost): void {
  subscribe(() => void syncRegistrationRoute(waypost));
  syncRegistrationRoute(waypost);
}
