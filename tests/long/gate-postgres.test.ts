import { once } from "node:events";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPostgresStore, consentsInPostgres } from "../../packages/gate/src/store/postgres.ts";
import { startGate } from "../../packages/gate/src/server.ts";
import { createDatabase } from "../../packages/gate/src/test/create-database.ts";
import { addressOf, spawnGate } from "../../packages/gate/src/test/program.ts";
import { testStores } from "../../packages/gate/src/test/store-tests.ts";
import {
  clientOf,
  countsOf,
  newKey,
  smsPath,
  testVendor,
} from "../../packages/gate/src/test/test-gate.ts";
import { customersFor, orderOf } from "../lib/orders-behind-gate.ts";
import { startPostgres } from "../lib/postgres.ts";

const ORDERS = 100;
const ROUNDS = 50;
const WRITES_PER_ROUND = 4;
const MAX_DELAY_MS = 60;

let server: Awaited<ReturnType<typeof startPostgres>>;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

/** Creates an empty database. @returns its URL */
function newDatabase(): Promise<string> {
  databases += 1;
  return createDatabase(server.url, `gate_${databases}`);
}

testStores("PostgreSQL", async () => openPostgresStore(await newDatabase()));

/** Two gates with one database in front of a sandbox. */
async function twoGates(orders: number) {
  const vendor = await testVendor({ scenario: customersFor(orders), logCapacity: 100_000 });
  const store = await newDatabase();
  const gates = await Promise.all(
    [1, 2].map(() => startGate({ upstream: new URL(vendor.url), port: 0, store })),
  );
  onTestFinished(async () => {
    await Promise.all(gates.map((gate) => gate.close()));
  });
  return { vendor, store, clients: gates.map(({ url }) => clientOf(url)) };
}

test("two orders of one pack at two gates at the same moment are charged once, a hundred times", async () => {
  const { vendor, clients } = await twoGates(ORDERS);
  for (let run = 0; run < ORDERS; run += 1) {
    const replies = await Promise.all(
      clients.map(({ post }) => post(smsPath, orderOf(run), { "Idempotency-Key": newKey() })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 428]));
    expect(vendor.sandbox.charges()).toHaveLength(run + 1);
  }
});

test("one key at two gates is forwarded once, and its consents are printed", async () => {
  const { vendor, store, clients } = await twoGates(1);
  const consent = Buffer.from('[{"to":"order"}]').toString("base64url");
  const headers = { "Idempotency-Key": newKey(), Consent: consent };
  await Promise.all(clients.map(({ post }) => post(smsPath, orderOf(0), headers)));
  expect(countsOf(vendor).arrived()).toBe(1);
  expect(await consentsInPostgres(store, new Date(0))).toMatchObject([
    { operation: "buySmsPack", consents: [{ to: "order" }] },
  ]);
});

test(`with two gates, one killed ${ROUNDS} times, no write is forwarded twice`, async () => {
  const scenario = customersFor(ROUNDS * WRITES_PER_ROUND);
  const vendor = await testVendor({ scenario, logCapacity: 100_000 });
  const { arrived } = countsOf(vendor);
  const store = await newDatabase();
  const options = ["--upstream", vendor.url, "--port", "0", "--store", store];
  const other = clientOf(await addressOf(spawnGate(...options)));
  let sent = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = spawnGate(...options);
    const client = clientOf(await addressOf(child));
    const keys = Array.from({ length: WRITES_PER_ROUND }, newKey);
    const writes = keys.map((key, index) =>
      client.buy(key, orderOf(round * WRITES_PER_ROUND + index)).catch(() => null),
    );
    const closed = once(child, "close");
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
    child.kill("SIGKILL");
    await Promise.all([closed, ...writes]);
    const before = arrived();
    // The lane of a killed gate is taken until its time, so each key is only asked about.
    const outcomes = await other.ask(...keys);
    expect(arrived()).toBe(before);
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    expect(before - sent).toBeGreaterThanOrEqual(count("accepted"));
    expect(before - sent).toBeLessThanOrEqual(count("accepted") + count("pending"));
    sent = before;
  }
  expect(vendor.sandbox.charges()).toHaveLength(arrived());
});
