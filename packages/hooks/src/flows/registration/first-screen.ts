import { addressRoute } from "../../rules/address.ts";
import { stepOfRoute } from "./path.ts";
import type { RegistrationState } from "./state.ts";

/** False while the first visit may still open another screen than the restored one. */
export const isFirstScreenKnown = (
  { name, visited, customer, attempt }: RegistrationState,
  address: string,
): boolean =>
  visited ||
  (name !== "restoring" &&
    attempt === null &&
    !customer.shownextstep &&
    !customer.emailverified &&
    stepOfRoute(addressRoute(address)) === "customer-information");
