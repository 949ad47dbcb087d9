import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openLaboratory, namesOf, type Laboratory } from "../test/laboratory.ts";
import { readDeviations } from "../test/read-deviations.ts";
import { rowsToRun } from "../test/rows-to-run.ts";

let lab: Laboratory;

beforeAll(async () => {
  lab = await openLaboratory();
});

afterAll(() => lab.close());

beforeEach(() => lab.reset());

test("a server that does everything has no finding", async () => {
  const report = await lab.check();
  expect(namesOf(report)).toEqual([]);
  expect(report.held.length).toBeGreaterThan(150);
});

test("what is not tried is told with its reason, and never as something that holds", async () => {
  const { held, notTried } = await lab.check(false, { scenario: {} });
  const reasons = new Set(notTried.map(({ reason }) => reason));
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      "the scenario has no customer.id",
      "the scenario has no devices.free",
      "the scenario has no portalOrigin",
      "only with --writes",
    ]),
  );
  const names = held.map(({ check }) => check);
  for (const check of ["email-known", "cors-origin", "write-accepted"] as const)
    expect(names).not.toContain(check);
});

test.each(rowsToRun(readDeviations))(
  "%s is named by its own finding",
  async (_name, alter, expected) => {
    lab.deviate(alter);
    expect(namesOf(await lab.check())).toEqual([expected].flat().toSorted());
  },
);
