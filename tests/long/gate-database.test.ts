import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { signLink } from "../../packages/gate/src/link.ts";
import { startGate } from "../../packages/gate/src/server.ts";
import { openPostgresStore } from "../../packages/gate/src/store/postgres.ts";
import {
  createDatabase,
  execInDatabase,
  rowsIn,
} from "../../packages/gate/src/test/create-database.ts";
import { agingSql } from "../../packages/gate/src/test/store-tests.ts";
import {
  clientOf,
  countsOf,
  newKey,
  smsPath,
  testVendor,
} from "../../packages/gate/src/test/test-gate.ts";
import { customersFor, orderOf } from "../lib/orders-behind-gate.ts";
import { startPostgres } from "../lib/postgres.ts";

const DAY = 24 * 60 * 60 * 1000;
const KEY = "planted-key-0123456789abcdef-0123456789";

let server: Awaited<ReturnType<typeof startPostgres>>;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

function newDatabase(): Promise<string> {
  databases += 1;
  return createDatabase(server.url, `edge_${databases}`);
}

/** Starts gates with one database in front of a sandbox. */
async function gatesOf(count: number, options: Partial<Parameters<typeof startGate>[0]> = {}) {
  const vendor = await testVendor({ scenario: customersFor(60), logCapacity: 10_000 });
  const store = await newDatabase();
  const start = async () => {
    const upstream = new URL(vendor.url);
    const gate = await startGate({ upstream, port: 0, store, ...options });
    onTestFinished(() => gate.close());
    return { gate, ...clientOf(gate.url) };
  };
  const gates = await Promise.all(Array.from({ length: count }, start));
  const ages = () => execInDatabase(store, agingSql(40 * DAY));
  if (count > 0) await ages();
  return { vendor, store, gates, start, ages, ...countsOf(vendor) };
}

const endConnections = (store: string) =>
  execInDatabase(
    store,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()",
  );

describe("a server that does not wait for its disk", () => {
  test.each(["off", "local", "remote_write"])(
    "with synchronous_commit = %s loses no key in a crash",
    async (value) => {
      await execInDatabase(server.url, `ALTER ROLE gate SET synchronous_commit = ${value}`);
      onTestFinished(() => execInDatabase(server.url, "ALTER ROLE gate RESET ALL"));
      const { gates, start } = await gatesOf(1);
      const [{ buy } = await start()] = gates;
      for (let round = 0; round < 4; round += 1) {
        const key = newKey();
        expect((await buy(key, orderOf(round))).status).toBe(200);
        await server.crash();
        const again = await buy(key, orderOf(round));
        expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
      }
    },
  );

  test.each(["ROLE gate", "DATABASE postgres", "SYSTEM"])(
    "is raised on each connection, also after a reconnect: %s",
    async (what) => {
      const store = await openPostgresStore(server.url);
      onTestFinished(() => store.close());
      const reset = what === "SYSTEM" ? "ALTER SYSTEM RESET ALL" : `ALTER ${what} RESET ALL`;
      onTestFinished(async () => {
        await execInDatabase(server.url, reset);
        await execInDatabase(server.url, "SELECT pg_reload_conf()");
      });
      await execInDatabase(server.url, RECORD);
      for (const commit of ["off", "local", "remote_write", "on", "remote_apply"]) {
        await execInDatabase(server.url, `ALTER ${what} SET synchronous_commit = ${commit}`);
        const isolation = "default_transaction_isolation = 'repeatable read'";
        await execInDatabase(server.url, `ALTER ${what} SET ${isolation}`);
        await execInDatabase(server.url, "SELECT pg_reload_conf()");
        await endConnections(server.url);
        const keyHash = `key ${what} ${commit}`;
        const row = {
          keyHash,
          request: "",
          operation: "",
          owner: "",
          subjects: [],
          consents: null,
        };
        const claim = () => store.inLanes([keyHash], 5000, (orders) => orders.claim(row));
        // The first one may meet a connection that has ended.
        await claim().catch(claim);
        const expected = commit === "remote_apply" ? commit : "on";
        expect(
          await rowsIn(server.url, `SELECT * FROM found WHERE key_hash = '${keyHash}'`),
        ).toEqual([
          { key_hash: keyHash, commit: expected, isolation: "read committed", timeout: "5s" },
        ]);
      }
      await execInDatabase(server.url, "DROP TABLE found CASCADE; DROP FUNCTION record CASCADE");
    },
  );
});

/** Records the settings of the sessions that insert a row. */
const RECORD = `
  CREATE TABLE found (key_hash text, commit text, isolation text, timeout text);
  CREATE FUNCTION record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO found VALUES (NEW.key_hash, current_setting('synchronous_commit'),
      current_setting('transaction_isolation'), current_setting('statement_timeout'));
    RETURN NEW;
  END $$;
  CREATE TRIGGER record BEFORE INSERT ON writes FOR EACH ROW EXECUTE FUNCTION record()`;

test("after a restored backup, a key that may have been lost is in doubt", async () => {
  const { gates, start, ages, arrived } = await gatesOf(2);
  const [one = await start(), other = await start()] = gates;
  const kept = newKey();
  expect((await one.buy(kept, orderOf(0))).status).toBe(200);
  const restore = await server.backUp();
  const lost = newKey();
  expect((await one.buy(lost, orderOf(1))).status).toBe(200);
  await ages();
  await restore();
  // Both run on: neither was started again.
  for (const { ask } of [other, one]) {
    expect(await ask(kept)).toMatchObject([{ outcome: "accepted" }]);
    expect(await ask(lost)).toEqual([{ outcome: "in-doubt" }]);
  }
  await Promise.all([one.gate.close(), other.gate.close()]);
  const { ask } = await start();
  expect(await ask(lost)).toEqual([{ outcome: "in-doubt" }]);
  expect(arrived()).toBe(2);
});

describe("a server whose clock is 40 days ahead", () => {
  test.each([
    ["for one start", "+40d", undefined],
    ["all the time", "+40d", "+40d"],
    ["from the second start", undefined, "+40d"],
  ])("%s deletes no row of two gates, and repeats need a consent", async (_, first, second) => {
    const { start, gates, store, vendor, arrived } = await gatesOf(0);
    expect(gates).toEqual([]);
    const key = newKey();
    const early = await start();
    await early.buy(key, orderOf(0));
    await early.gate.close();
    for (const clock of [first, second, undefined, first]) {
      await server.restart(clock);
      const [one, other] = [await start(), await start()];
      const before = arrived();
      for (const { buy } of [one, other]) {
        // Each jump of the server's clock counts as a day, so the reply may have been deleted.
        const { status, headers } = await buy(key, orderOf(0));
        expect([
          [200, "true"],
          [409, null],
        ]).toContainEqual([status, headers.get("Idempotent-Replayed")]);
      }
      expect(arrived()).toBe(before);
      const pack = newKey();
      const order = orderOf(1 + arrived());
      expect((await one.buy(pack, order)).status).toBe(200);
      expect((await other.buy(newKey(), order)).status).toBe(428);
      // The clock jumps while the gates run.
      await server.restart(clock === undefined ? "+40d" : undefined);
      await one.buy(newKey(), orderOf(10 + arrived())).catch(() => {});
      expect((await other.buy(newKey(), order)).status).toBe(428);
      await Promise.all([one.gate.close(), other.gate.close()]);
    }
    expect(await rowsIn(store, "SELECT 1 FROM writes")).toHaveLength(arrived());
    expect(vendor.sandbox.charges()).toHaveLength(arrived());
    await server.restart();
  });
});

test("a link for one write carries out one of two at two gates, a number of times", async () => {
  const { gates, start, vendor } = await gatesOf(2, { links: { keys: [KEY] } });
  const [one = await start(), other = await start()] = gates;
  const imei = "358000000000001";
  const expires = Math.floor(Date.now() / 1000) + 3600;
  for (let run = 0; run < 20; run += 1) {
    vendor.sandbox.clearLog();
    const headers = {
      "Gate-Access": signLink({ imei, expires, once: newKey() }, KEY),
      Authorization: `JWT ${vendor.sandbox.tokenFor(1001)}`,
    };
    const save = (url: string) =>
      fetch(`${url}/api/device/settings/${imei}?category=gps`, {
        method: "PUT",
        headers: { ...headers, "Idempotency-Key": newKey() },
        body: JSON.stringify({ imei, device_name: "Van" }),
      });
    const replies = await Promise.all([
      save(one.gate.url),
      other.post("/api/odometer/update?category=gps", { imei, odometer: 5 }, headers),
    ]);
    const codes = replies.map((reply) => reply.headers.get("Gate-Code"));
    const sent = vendor.sandbox.log().filter(({ method }) => method !== "GET");
    // A refusal of the vendor does not use the link up.
    expect({ codes, sent: sent.filter(({ status }) => status === 200).length > 1 }).toMatchObject({
      sent: false,
    });
  }
});

test("a finding waits until the vendor can no longer reply, and a late reply is shown", async () => {
  const { gates, start, vendor, store } = await gatesOf(1, { limitMs: 4000 });
  const [{ buy, ask } = await start()] = gates;
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 1500 });
  const key = newKey();
  const first = buy(key, orderOf(0));
  await expect.poll(() => countsOf(vendor).arrived()).toBe(1);
  await endConnections(store);
  const beside = await openPostgresStore(store, { isBeside: true });
  onTestFinished(() => beside.close());
  const [doubt] = await beside.doubts({});
  const handle = doubt?.handle ?? "";
  const resolution = { handle, isAccepted: false, note: "not in the records" };
  await expect(beside.resolve(resolution)).rejects.toThrow("The vendor may still reply");
  expect((await first).status).toBe(200);
  expect(await ask(key)).toMatchObject([{ outcome: "accepted" }]);
  expect(await beside.doubts({})).toEqual([]);
});

test("a replay does not wait for a slot", async () => {
  const { gates, start, vendor } = await gatesOf(1);
  const [{ buy } = await start()] = gates;
  const key = newKey();
  await buy(key, orderOf(0));
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 3000, times: 25 });
  let ended = 0;
  const slow = Array.from({ length: 25 }, (_, index) =>
    buy(newKey(), orderOf(index + 1)).finally(() => (ended += 1)),
  );
  await expect.poll(() => countsOf(vendor).arrived(smsPath)).toBe(21);
  const again = await buy(key, orderOf(0));
  expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  expect(ended).toBe(0);
  await Promise.all(slow);
});
