import { addressRoute } from "../../rules/address.ts";
import { stepOfRoute } from "./path.ts";
import type { RegistrationState } from "./state.ts";

/** False while the first visit may still open another screen than the restored one. */
export const isFirstScreenKnown = (
  { phase, visited, customer }: RegistrationState,
  address: string,
): boolean =>
  visited ||
  (phase !== "restoring" &&
    !customer.shownextstep &&
    !customer.emailverified &&
    stepOfRoute(addressRoute(address)) === "customer-information");
