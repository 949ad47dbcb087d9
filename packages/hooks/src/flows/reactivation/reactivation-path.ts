import type { CustomerId } from "@waypost/sdk";
import type { Variant } from "../../rules/charge-address.ts";
import { customerQuery, isChargeRoute } from "../registration/path.ts";

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
