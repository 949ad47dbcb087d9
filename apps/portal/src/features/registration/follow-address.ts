import { registration, stepOfRoute, type Waypost } from "@waypost/hooks";
import { addressRoute } from "@waypost/hooks/rules";
import { subscribe } from "../../app/hash-location.ts";

/** Tells the registration which step the address names, now and whenever it changes. */
export function followAddress(waypost: Waypost): void {
  const visit = () => {
    const step = stepOfRoute(addressRoute(waypost.address()));
    if (step !== null) waypost.run(registration).send({ type: "visit", step });
  };
  subscribe(visit);
  visit();
}
