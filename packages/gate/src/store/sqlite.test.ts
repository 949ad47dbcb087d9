import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { agingSql, testStores } from "../test/store-tests.ts";
import { execIn, temporaryFolder } from "../test/test-gate.ts";
import { fingerprint } from "./seal.ts";
import { openSqliteStore } from "./sqlite.ts";

const DAY = 24 * 60 * 60 * 1000;

const newFile = async () => join(await temporaryFolder(), "gate.sqlite");

testStores("SQLite", async () => {
  const file = await newFile();
  const age = async (milliseconds: number) => execIn(file, agingSql(milliseconds));
  return { store: openSqliteStore(file), age };
});

test.each([-400 * DAY, 40 * DAY])(
  "a start with a clock that is %i ms off deletes nothing",
  async (step) => {
    const file = await newFile();
    const row = { keyHash: "a", request: "", operation: "", owner: "", subjects: [] };
    const first = openSqliteStore(file);
    await first.inLanes(["a"], 0, (orders) => orders.claim({ ...row, consents: null }));
    await first.close();
    onTestFinished(() => void vi.useRealTimers());
    for (const off of [step, 0, step]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
      const store = openSqliteStore(file);
      expect(await store.purge()).toBe(0);
      expect(await store.outcomes([{ keyHash: "a", ageMs: 0 }])).toMatchObject([
        { state: "in-doubt" },
      ]);
      await store.close();
      vi.useRealTimers();
    }
  },
);

test("a store whose file was removed claims nothing, and is not ready", async () => {
  const file = await newFile();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  await expect(store.check()).resolves.toBeUndefined();
  rmSync(file);
  await expect(store.check()).rejects.toThrow("was removed");
  new DatabaseSync(file).close();
  await expect(store.outcomes([{ keyHash: "a", ageMs: 0 }])).rejects.toThrow("was removed");
});

test("a store in memory has no files", async () => {
  const store = openSqliteStore(":memory:");
  await store.check();
  await store.close();
  expect([":memory:", ":memory:-lock"].filter((name) => existsSync(name))).toEqual([]);
});

const of = (body: unknown, key = "key") => fingerprint(key, "POST", "/path", body);

test("a fingerprint depends on everything but security codes, passwords and the order", () => {
  const body = { card: { number: "1", cvv: "2" }, password: "3", list: [1, 2] };
  expect(of({ list: [1, 2], password: "other", card: { cvv: "x", number: "1" } })).toBe(of(body));
  expect(of({ ...body, list: [2, 1] })).not.toBe(of(body));
  expect(of({ ...body, card: { number: "2" } })).not.toBe(of(body));
  expect(of(body, "other")).not.toBe(of(body));
});
