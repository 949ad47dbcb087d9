import type { Client, CustomerId, PlanUpdateDevice } from "@waypost/sdk";
import { freshList, type Query } from "./query.ts";

/** A customer's devices on a plan, with the date of the next billing. */
export const planUpdateDevicesQuery = (
  client: Client,
  { customerId }: { readonly customerId: CustomerId },
): Query<PlanUpdateDevice[]> =>
  freshList(client, ["plan-update-devices", String(customerId)], () =>
    client.planUpdate.devices(customerId),
  );
