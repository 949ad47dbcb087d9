import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openPostgresStore } from "../../packages/gate/src/store/postgres.ts";
import { startGate } from "../../packages/gate/src/server.ts";
import { createDatabase, execInDatabase } from "../../packages/gate/src/test/create-database.ts";
import { addressOf, spawnGate } from "../../packages/gate/src/test/program.ts";
import { agingSql, testStores } from "../../packages/gate/src/test/store-tests.ts";
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
const ROUNDS = 100;
const RESTARTS = 20;

/** A store of this age knows that a key never arrived. */
const LONG_AGO_MS = 40 * 24 * 60 * 60 * 1000;

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

testStores("PostgreSQL", async () => {
  const url = await newDatabase();
  const store = await openPostgresStore(url);
  return { store, age: (milliseconds) => execInDatabase(url, agingSql(milliseconds)) };
});

/** Two gates with one database in front of a sandbox. */
async function twoGates(orders: number) {
  const vendor = await testVendor({ scenario: customersFor(orders), logCapacity: 100_000 });
  const store = await newDatabase();
  const gates = await Promise.all(
    [1, 2].map(() => startGate({ upstream: new URL(vendor.url), port: 0, store })),
  );
  await execInDatabase(store, agingSql(LONG_AGO_MS));
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
  const beside = await openPostgresStore(store);
  expect(await beside.consents(new Date(0))).toMatchObject([
    { operation: "buySmsPack", consents: [{ to: "order" }] },
  ]);
  await beside.close();
});

describe("a second request with the key at another gate", () => {
  test("waits while the first one reads the prices, and gets its reply", async () => {
    const { vendor, clients } = await twoGates(1);
    const { sandbox } = vendor;
    const fault = { call: "listServicePlans", kind: "slow", milliseconds: 500 } as const;
    sandbox.fault({ ...fault, times: 1 });
    const headers = { "Idempotency-Key": newKey(), "Agreed-Total": "5.95" };
    const statuses = await Promise.all(
      clients.map(({ post }) => post(smsPath, orderOf(0), headers).then(({ status }) => status)),
    );
    expect(statuses[0]).toBe(statuses[1]);
    expect(countsOf(vendor).arrived()).toBeLessThanOrEqual(1);
  });
});

test("an order is answered truly when its connections to the database are ended", async () => {
  const { vendor, store, clients } = await twoGates(9);
  const { arrived } = countsOf(vendor);
  const end = () =>
    execInDatabase(
      store,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()",
    );
  const [one, other] = clients;
  if (!one || !other) throw new Error("There are two gates.");
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 300 });
  const key = newKey();
  const first = one.buy(key, orderOf(0));
  await expect.poll(() => arrived()).toBe(1);
  await end();
  expect((await first).status).toBe(200);
  expect((await other.buy(key, orderOf(0))).headers.get("Idempotent-Replayed")).toBe("true");
  // While nothing is running.
  await end();
  const last = newKey();
  expect((await one.buy(last, orderOf(1))).status).toBe(200);
  expect(await other.ask(last)).toMatchObject([{ outcome: "accepted" }]);
});

test("a database that hangs after the vendor replied delays the reply for seconds only", async () => {
  const { database, vendor, client, url } = await gateBehindProxy();
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 500 });
  const key = newKey();
  const first = client.buy(key, orderOf(0));
  await expect.poll(() => countsOf(vendor).arrived()).toBe(1);
  database.hang();
  expect((await first).status).toBe(200);
  expect((await fetch(`${url}/gate/ready`)).status).toBe(503);
  const again = await client.buy(key, orderOf(0));
  expect([again.status, again.headers.get("Gate-Code")]).toEqual([503, "in-doubt"]);
  database.goOn();
  // The reply is stored in the background.
  await expect
    .poll(() => client.ask(key), { timeout: 30_000, interval: 500 })
    .toMatchObject([{ outcome: "accepted" }]);
}, 120_000);

/** A gate whose connections to the database can hang. */
async function gateBehindProxy() {
  const vendor = await testVendor({ scenario: customersFor(9) });
  const target = new URL(await newDatabase());
  const { port, hostname } = target;
  const pairs: (readonly [Socket, Socket])[] = [];
  let isHanging = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on("error", () => to.destroy())
        .on("close", () => to.destroy())
        .pipe(to);
    pairs.push([near, far]);
    if (isHanging) far.pause();
  }).listen(0, hostname);
  await once(proxy, "listening");
  target.port = String((proxy.address() as AddressInfo).port);
  const gate = await startGate({ upstream: new URL(vendor.url), port: 0, store: target.href });
  onTestFinished(async () => {
    await gate.close();
    proxy.close();
  });
  const database = {
    hang() {
      isHanging = true;
      for (const end of pairs.flat()) end.pause();
    },
    goOn() {
      isHanging = false;
      for (const end of pairs.flat()) end.resume();
    },
  };
  return { vendor, database, client: clientOf(gate.url), url: gate.url };
}

test(`while the database restarts ${RESTARTS} times, no order is sent twice or misreported`, async () => {
  const { vendor, clients } = await twoGates(RESTARTS * 4);
  const { arrived } = countsOf(vendor);
  const counts: Record<string, number> = {};
  let sent = 0;
  for (let round = 0; round < RESTARTS; round += 1) {
    const keys = Array.from({ length: WRITES_PER_ROUND }, newKey);
    const orders = keys.map((_, index) => orderOf(round * WRITES_PER_ROUND + index));
    const send = () =>
      Promise.all(
        keys.map(async (key, index) => (await clients[index % 2]?.buy(key, orders[index]))?.status),
      );
    const first = send();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
    await server.restart();
    const statuses = await first;
    const others = await send();
    for (const [index, key] of keys.entries()) {
      const [found] = (await clients[0]?.ask(key)) ?? [];
      const results = [statuses[index], others[index]];
      const outcome = found?.outcome ?? "none";
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      const isWrong =
        (results.includes(200) && !["accepted", "in-doubt"].includes(outcome)) ||
        (results[1] === 424 && !["in-doubt", "never-arrived"].includes(outcome));
      expect(isWrong).toBe(false);
    }
    const now = arrived();
    expect(now - sent).toBeLessThanOrEqual(WRITES_PER_ROUND);
    sent = now;
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(vendor.sandbox.charges()).toHaveLength(arrived());
}, 300_000);

test("a gate that stands still for a while holds its lanes, and nothing is charged twice", async () => {
  const vendor = await testVendor({ scenario: customersFor(9), logCapacity: 1000 });
  const store = await newDatabase();
  const options = ["--upstream", vendor.url, "--port", "0", "--time-limit", "2", "--store", store];
  const child = spawnGate(...options);
  const client = clientOf(await addressOf(child));
  const other = clientOf(await addressOf(spawnGate(...options)));
  vendor.sandbox.fault({ call: "listServicePlans", kind: "slow", milliseconds: 300 });
  const headers = { "Idempotency-Key": newKey(), "Agreed-Total": "4.95" };
  const first = client.post(smsPath, orderOf(0), headers).catch(() => null);
  await expect.poll(() => vendor.sandbox.log().length).toBeGreaterThan(0);
  child.kill("SIGSTOP");
  // Its lane is busy for longer than any limit, so nobody says that nothing was sent.
  const second = await other.buy(newKey(), orderOf(0));
  expect([second.status, second.headers.get("Gate-Code")]).toEqual([409, "in-doubt"]);
  child.kill("SIGCONT");
  await first;
  const third = await other.buy(newKey(), orderOf(0));
  expect([200, 428]).toContain(third.status);
  expect(vendor.sandbox.charges()).toHaveLength(1);
});

test("the lanes of a killed gate are free at once", async () => {
  const vendor = await testVendor({ scenario: customersFor(9), logCapacity: 1000 });
  const store = await newDatabase();
  const options = ["--upstream", vendor.url, "--port", "0", "--store", store];
  const child = spawnGate(...options);
  const client = clientOf(await addressOf(child));
  const other = clientOf(await addressOf(spawnGate(...options)));
  vendor.sandbox.fault({ call: "buySmsPack", kind: "hang" });
  const [key, next] = [newKey(), newKey()];
  void client.buy(key, orderOf(0)).catch(() => null);
  await expect.poll(() => countsOf(vendor).arrived()).toBe(1);
  expect(await other.ask(key)).toEqual([{ outcome: "pending" }]);
  const waiting = other.buy(next, orderOf(0));
  child.kill("SIGKILL");
  // The first one may have been carried out, so the second one needs a consent.
  expect((await waiting).status).toBe(428);
  expect(await other.ask(key)).toEqual([{ outcome: "in-doubt" }]);
});

test(`with two gates, one killed ${ROUNDS} times, no write is forwarded twice`, async () => {
  const scenario = customersFor(ROUNDS * WRITES_PER_ROUND);
  const vendor = await testVendor({ scenario, logCapacity: 100_000 });
  const { arrived } = countsOf(vendor);
  const store = await newDatabase();
  const options = ["--upstream", vendor.url, "--port", "0", "--store", store];
  const other = clientOf(await addressOf(spawnGate(...options)));
  await execInDatabase(store, agingSql(LONG_AGO_MS));
  const counts: Record<string, number> = {};
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
    // The server needs a moment to notice that the gate is gone.
    const outcomes = await vi.waitUntil(async () => {
      const found = await other.ask(...keys);
      return found.every(({ outcome }) => outcome !== "pending") && found;
    });
    expect(arrived()).toBe(before);
    for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    expect(before - sent).toBeGreaterThanOrEqual(count("accepted"));
    expect(before - sent).toBeLessThanOrEqual(count("accepted") + count("in-doubt"));
    sent = before;
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(vendor.sandbox.charges()).toHaveLength(arrived());
});
