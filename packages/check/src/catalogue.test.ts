import { expect, test } from "vitest";
import { headerDeviations } from "./test/header-deviations.ts";
import { readDeviations } from "./test/read-deviations.ts";
import { settingsDeviations } from "./test/settings-deviations.ts";
import { writeDeviations } from "./test/write-deviations.ts";
import { catalogue, checkIds, type CheckId } from "./catalogue.ts";

/** Tested in `protocol/protocol.test.ts` and `writes/deviations.test.ts`. */
const TESTED_ELSEWHERE: readonly CheckId[] = [
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

test("every finding has a deviation that causes it", () => {
  const findings = rows.flatMap(([, , expected]) => [expected].flat());
  const names = new Set(findings.map((name) => name.split(" · ")[0] ?? ""));
  expect([...names, ...TESTED_ELSEWHERE].toSorted()).toEqual(checkIds.toSorted());
});

test("there are more than 40 different deviations", () => {
  const names = rows.map(([name, , expected]) => `${name}: ${[expected].flat().join()}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(40);
});

test("every finding has a rule, an impact and a fix in whole sentences", () => {
  for (const { rule, impact, fix } of Object.values(catalogue))
    for (const text of [rule, impact, fix]) expect(text).toMatch(/^[A-Z].*\.$/);
});
