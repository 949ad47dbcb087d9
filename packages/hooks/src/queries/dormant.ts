import type { Client, CustomerId, DormantDevice } from "@waypost/sdk";
import { freshList, type Query } from "./query.ts";

/** A customer's devices in dormant mode. The call requires the token. */
export const dormantDevicesQuery = (
  client: Client,
  { customerId }: { readonly customerId: CustomerId },
): Query<DormantDevice[]> =>
  freshList(client, ["dormant-devices", String(customerId)], () =>
    client.dormant.activated(customerId),
  );
