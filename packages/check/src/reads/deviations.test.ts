import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openHarness, findingNames, type Harness } from "../test/harness.ts";
import { readDeviations } from "../test/read-deviations.ts";
import { rowsToRun } from "../test/rows-to-run.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
});

afterAll(() => harness.close());

beforeEach(() => harness.reset());

test("a correct server has no findings", async () => {
  const report = await harness.check();
  expect(findingNames(report)).toEqual([]);
  expect(report.passed.length).toBeGreaterThan(150);
});

test("skipped checks have a reason and are not reported as passed", async () => {
  const { passed, skipped } = await harness.check(false, { scenario: {} });
  const reasons = new Set(skipped.map(({ reason }) => reason));
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      "the scenario has no customer.id",
      "the scenario has no devices.free",
      "the scenario has no portalOrigin",
      "only with --writes",
    ]),
  );
  const names = passed.map(({ check }) => check);
  for (const check of ["email-known", "cors-origin", "write-accepted"] as const)
    expect(names).not.toContain(check);
});

test.each(rowsToRun(readDeviations))(
  "causes only its own finding: %s",
  async (_name, deviation, expected) => {
    harness.deviate(deviation);
    expect(findingNames(await harness.check())).toEqual([expected].flat().toSorted());
  },
);
