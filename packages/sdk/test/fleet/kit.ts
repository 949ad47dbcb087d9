import { onTestFinished, vi } from "vitest";
import { startServer } from "../../../sandbox/src/server.ts";
import { createClient } from "../../src/index.ts";
import type { DeviceReport, RegisterManyOptions } from "../../src/register-many.ts";

/** The sandbox's customer with a saved card. */
export const known = {
  email: "returning@example.com",
  language: "English" as const,
  uom: "MPH" as const,
  user_token: "card_demo_visa",
  card_bin: "424242",
  card_last_4: "4242",
};

/** Devices in stock, from this number on. */
export const devices = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    imei: String(350_000_000_000_000 + first + index),
    device_name: `Van ${first + index}`,
    device_model: "GL300",
    device_plan: "plus_quarterly",
  }));

/** A sandbox over HTTP, a client, and a record of the requests. */
export async function start() {
  const server = await startServer({ port: 0, devicesPerKind: 60 });
  onTestFinished(() => server.close());
  const wait = vi.fn<NonNullable<RegisterManyOptions["wait"]>>(async () => {});
  const client = createClient({ baseUrl: server.url, wait: async () => {} });
  const { sandbox } = server;
  return {
    client,
    sandbox,
    wait,
    /** The number of charges for each IMEI. */
    charges: () => Object.groupBy(sandbox.charges(), ({ subject }) => subject),
    /** The registrations that reached the server. */
    registrations: () => sandbox.log().filter(({ call }) => call === "POST /auth/register"),
  };
}

export const statuses = (reports: readonly DeviceReport[]) => reports.map(({ status }) => status);
