import { expectTypeOf } from "vitest";
import * as sdk from "../src/index.ts";

declare const client: sdk.Client;

// Only a read can be repeated.
export const repeated = [
  client.lookups.countries({ retries: 1 }),
  client.deviceSettings.load("1", "gps", { retries: 1 }),
  // @ts-expect-error -- a write is sent once
  client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }, { retries: 1 }),
  // @ts-expect-error -- a POST with a password is sent once
  client.registration.customerCards({ customer_id: 1, password: "" }, { retries: 1 }),
];

// Only a read can be answered from a cache.
export const reloaded = [
  client.lookups.servicePlans(undefined, { cache: "reload" }),
  client.lookups.states(250, { cache: undefined, retries: 0 }),
  client.planUpdate.devices(1, { cache: "reload" }),
  // @ts-expect-error -- `reload` is the only cache mode
  client.lookups.countries({ cache: "no-cache" }),
  // @ts-expect-error -- a write is never answered from a cache
  client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }, { cache: "reload" }),
];

// A kind narrows the type of an error.
export const statusOf = (error: unknown): number | null =>
  sdk.isWaypostError(error, "http") ? (error.status satisfies number) : null;

expectTypeOf(sdk.withResponse(client.lookups.countries())).resolves.toEqualTypeOf<
  sdk.ResultWithResponse<sdk.Country[]>
>();
expectTypeOf(client.request("GET /info/dealers/{id}", 7)).resolves.toEqualTypeOf<unknown>();
