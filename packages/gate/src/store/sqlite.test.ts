import { join } from "node:path";
import { expect, test } from "vitest";
import { testStores } from "../test/store-tests.ts";
import { temporaryFolder } from "../test/test-gate.ts";
import { fingerprint } from "./seal.ts";
import { openSqliteStore } from "./sqlite.ts";

testStores("SQLite", async () => openSqliteStore(join(await temporaryFolder(), "gate.sqlite")));

const of = (body: unknown, key = "key") => fingerprint(key, "POST", "/path", body);

test("a fingerprint depends on everything but security codes, passwords and the order", () => {
  const body = { card: { number: "1", cvv: "2" }, password: "3", list: [1, 2] };
  expect(of({ list: [1, 2], password: "other", card: { cvv: "x", number: "1" } })).toBe(of(body));
  expect(of({ ...body, list: [2, 1] })).not.toBe(of(body));
  expect(of({ ...body, card: { number: "2" } })).not.toBe(of(body));
  expect(of(body, "other")).not.toBe(of(body));
});
