// @module-tag long
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { addressOf, spawnGate, spawnProgram } from "./test/program.ts";
import { clientOf, countsOf, newKey, temporaryFolder, testVendor } from "./test/test-gate.ts";

const crashingGate = fileURLToPath(new URL("test/crashing-gate.ts", import.meta.url));

/** Kills a gate at this point of a write, and starts another one on its store. */
async function crash(point: string) {
  const vendor = await testVendor();
  const store = join(await temporaryFolder(), "gate.sqlite");
  const { arrived } = countsOf(vendor);
  const child = spawnProgram(crashingGate, vendor.url, store, point);
  const closed = once(child, "close");
  const key = newKey();
  const isWhileForwarded = point === "while it is forwarded";
  if (isWhileForwarded)
    vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 1500 });
  const { buy } = clientOf(await addressOf(child));
  const failure = buy(key).then(String, String);
  if (isWhileForwarded) {
    await vi.waitUntil(() => arrived() === 1);
    child.kill("SIGKILL");
  }
  expect(await failure).toContain("fetch failed");
  expect(await closed).toEqual([null, "SIGKILL"]);
  const options = ["--upstream", vendor.url, "--port", "0", "--store", store];
  return { key, arrived, ...clientOf(await addressOf(spawnGate(...options))) };
}

test("killed before the row, nothing was sent, and the key can be used", async () => {
  const { key, arrived, buy, ask } = await crash("before the row");
  expect(arrived()).toBe(0);
  expect((await buy(key)).status).toBe(200);
  expect(await ask(key)).toMatchObject([{ outcome: "accepted" }]);
  expect(arrived()).toBe(1);
});

test.each([
  ["after the row", 0],
  ["while it is forwarded", 1],
  ["before the reply is stored", 1],
])("killed %s, the write is in doubt and never sent again", async (point, count) => {
  const { key, arrived, buy, ask } = await crash(point);
  expect(await ask(key)).toEqual([{ outcome: "in-doubt" }]);
  const again = await buy(key);
  expect([again.status, again.headers.get("Gate-Code")]).toEqual([409, "in-doubt"]);
  expect(arrived()).toBe(count);
});

test("killed after the reply is stored, the reply is given", async () => {
  const { key, arrived, buy, ask } = await crash("after the reply is stored");
  expect(await ask(key)).toMatchObject([{ outcome: "accepted", http_status: 200 }]);
  const again = await buy(key);
  expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
  expect(arrived()).toBe(1);
});
