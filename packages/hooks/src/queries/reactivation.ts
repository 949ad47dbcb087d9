import type { Client, CustomerId, ReactivationDevices } from "@waypost/sdk";
import { freshList, type Query } from "./query.ts";

/** A customer's devices that can be reactivated, and the customer's name. */
export const reactivationDevicesQuery = (
  client: Client,
  { customerId }: { readonly customerId: CustomerId },
): Query<ReactivationDevices> =>
  freshList(client, ["reactivation-devices", String(customerId)], () =>
    client.reactivation.devices(customerId),
  );
