import type { CustomerId } from "@waypost/sdk";
import { addressQuery, addressRoute } from "../../rules/address.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../rules/gates.ts";

const PLAIN = "/registration/";
const CHARGE = "/registration/charge/";

/** The step of a route in either variant; `null` for any other route. */
export function stepOfRoute(route: string): RegistrationStep | null {
  const step = REGISTRATION_STEPS.find(
    (name) => route === `${PLAIN}${name}` || route === `${CHARGE}${name}`,
  );
  return step ?? null;
}

/**
 * The path of a step in the variant of the current address. A customer id stays in the query until
 * the customer returns to the first step.
 */
export function registrationPath(
  step: RegistrationStep,
  address: string,
  customerId?: CustomerId,
): string {
  const base = addressRoute(address).startsWith(CHARGE) ? CHARGE : PLAIN;
  if (step === "customer-information") return base + step;
  const id = customerId ?? addressQuery(address, "customer_id");
  return base + step + (id === null ? "" : customerQuery(id));
}

/** The reactivation page of a customer, in the variant of the current address. */
export const reactivationPath = (customerId: CustomerId, address: string): string =>
  `/reactivation${addressRoute(address).startsWith(CHARGE) ? "/charge" : ""}${customerQuery(customerId)}`;

/** Nothing for an id that no address can hold: one with half of a surrogate pair. */
function customerQuery(customerId: CustomerId): string {
  try {
    return `?customer_id=${encodeURIComponent(customerId)}`;
  } catch {
    return "";
  }
}
