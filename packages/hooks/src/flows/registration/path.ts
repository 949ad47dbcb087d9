import type { CustomerId } from "@waypost/sdk";
import { addressQuery } from "../../rules/address.ts";
import type { Variant } from "../../rules/charge-address.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../rules/registration/gates.ts";
import type { RegistrationState } from "./state.ts";
import { CHARGE, customerQuery, isChargeRoute } from "./reactivation-path.ts";

export { reactivationPath } from "./reactivation-path.ts";

const PLAIN = "/registration/";

/** The step of a route in either variant; `null` for any other route. */
export function stepOfRoute(route: string): RegistrationStep | null {
  const step = REGISTRATION_STEPS.find(
    (name) => route === `${PLAIN}${name}` || route === `${CHARGE}${name}`,
  );
  return step ?? null;
}

/** The variant in which the customer has begun; `null` while nothing was entered. */
export const begunVariant = ({
  variant,
  customer,
}: Pick<RegistrationState, "variant" | "customer">): Variant | null =>
  customer.email === "" ? null : variant;

/**
 * The path of a step in the given variant, by default that of the current address. A customer id
 * stays in the query until the customer returns to the first step, unless `customerId` tells another
 * one, or with `null` that there is none.
 */
export function registrationPath(
  step: RegistrationStep,
  at: {
    readonly address: string;
    readonly customerId?: CustomerId | null | undefined;
    readonly variant?: Variant | undefined;
  },
): string {
  const { address, customerId, variant } = at;
  const base = isChargeRoute(address, variant) ? CHARGE : PLAIN;
  if (step === "customer-information") return base + step;
  const id = customerId === undefined ? addressQuery(address, "customer_id") : customerId;
  return base + step + (id === null ? "" : customerQuery(id));
}
