import type { CustomerId } from "@waypost/sdk";
import type { Variant } from "../../rules/charge-address.ts";
import { customerQuery, isChargeRoute } from "../registration/path.ts";

/** The path of a customer's reactivation page, by default in the variant of the address. */
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
