import { expect, test } from "vitest";
import { headerDeviations } from "../test/header-deviations.ts";
import { readDeviations } from "../test/read-deviations.ts";
import { settingsDeviations } from "../test/settings-deviations.ts";
import { writeDeviations } from "../test/write-deviations.ts";
import { catalogue, checkIds, type CheckId } from "./catalogue.ts";

/** Shown in `protocol/protocol.test.ts` and `writes/deviations.test.ts`. */
const SHOWN_ELSEWHERE: readonly CheckId[] = [
  "answered",
  "body-awaited",
  "body-without-length",
  "idle-connections",
  "late-commit",
  "latency",
  "parallel-loads",
  "posts-once",
  "tls-lasting",
  "tls-trusted",
];

const rows = [...readDeviations, ...headerDeviations, ...writeDeviations, ...settingsDeviations];

test("there is a deviation for every finding", () => {
  const shown = rows.flatMap(([, , expected]) => [expected].flat());
  const names = new Set(shown.map((name) => name.split(" · ")[0] ?? ""));
  expect([...names, ...SHOWN_ELSEWHERE].toSorted()).toEqual(checkIds.toSorted());
});

test("the deviations are more than 40, each another one", () => {
  const names = rows.map(([name, , expected]) => `${name}: ${[expected].flat().join()}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(40);
});

test("every finding says what an owner would suffer and what to change, in whole sentences", () => {
  for (const { rule, owner, change } of Object.values(catalogue))
    for (const text of [rule, owner, change]) expect(text).toMatch(/^[A-Z].*\.$/);
});
