import type { CustomerId } from "@waypost/sdk";
import { addressRoute } from "../../rules/address.ts";
import type { Variant } from "../../rules/charge-address.ts";

export const CHARGE = "/registration/charge/";

export const isChargeRoute = (address: string, variant?: Variant): boolean =>
  variant === undefined ? `${addressRoute(address)}/`.startsWith(CHARGE) : variant === "charge";

/** The reactivation page of a customer, in the given variant, by default that of the address. */
export const reactivationPath = ({
  customerId,
  address,
  variant,
}: {
  readonly customerId: CustomerId;
  readonly address: string;
  readonly variant?: Variant | undefined;
}): string =>
  `/reactivation${isChargeRoute(address, variant) ? "/charge" : ""}${customerQuery(customerId)}`;

/** Nothing for an id that no address can hold: one with half of a surrogate pair. */
export function customerQuery(customerId: CustomerId): string {
  try {
    return `?customer_id=${encodeURIComponent(customerId)}`;
  } catch {
    return "";
  }
}
