import type { CustomerId } from "@waypost/sdk";
import { addressQuery, addressRoute } from "../../rules/address.ts";
import type { Variant } from "../../rules/charge-address.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../rules/registration/wizard.ts";
import type { RegistrationForm, RegistrationState } from "./state.ts";

const PLAIN = "/registration/";

/** The step of a route in either variant; `null` for any other route. */
export function stepOfRoute(route: string): RegistrationStep | null {
  const step = REGISTRATION_STEPS.find(
    (name) => route === `${PLAIN}${name}` || route === `${CHARGE}${name}`,
  );
  return step ?? null;
}

/** The variant in which the customer started; `null` until something was entered. */
export const begunVariant = ({ variant, customer }: RegistrationForm): Variant | null =>
  customer.email === "" ? null : variant;

/**
 * The path of a step, by default in the variant of the current address. A customer id stays in the
 * query until the customer returns to the first step. `customerId` replaces it. `null` removes it,
 * but keeps that of a link to the first step for the next one, where a device in use needs it.
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
  const isLinked = stepOfRoute(addressRoute(address)) === "customer-information";
  const id =
    customerId === undefined || (customerId === null && isLinked)
      ? addressQuery(address, "customer_id", () => true)
      : customerId;
  return base + step + (id === null ? "" : customerQuery(id));
}

const CHARGE = "/registration/charge/";

export const isChargeRoute = (address: string, variant?: Variant): boolean =>
  variant === undefined ? `${addressRoute(address)}/`.startsWith(CHARGE) : variant === "charge";

/**
 * The query with the customer id; "" for an id with half a surrogate pair, which a URL cannot
 * contain.
 */
export function customerQuery(customerId: CustomerId): string {
  try {
    return `?customer_id=${encodeURIComponent(customerId)}`;
  } catch {
    return "";
  }
}

/** False while the first visit may still open a screen other than the restored one. */
export const isFirstScreenKnown = (
  { form: { visited, wizard }, screen: { phase } }: RegistrationState,
  address: string,
): boolean =>
  visited ||
  (phase !== "restoring" &&
    wizard.isKnown !== false &&
    stepOfRoute(addressRoute(address)) === "customer-information");
