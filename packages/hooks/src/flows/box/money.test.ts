import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FAULTS, runBox, troubles } from "../../../test/box-world.ts";
import { virtualTime } from "../../../test/money/time.ts";
import { TODAY } from "../../../test/page.ts";
import { kindOfRow } from "./state.ts";

const RUNS = Number(process.env["RUNS"] ?? 200);
const SEED = Number(process.env["SEED"] ?? 20261129);

beforeEach(() => {
  virtualTime();
  vi.setSystemTime(TODAY);
});
afterEach(() => void vi.useRealTimers());

test("each device of a box is registered exactly once, and none is called what it is not", async () => {
  const seen: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(troubles, async (trouble) => {
      const { violations, seen: some } = await runBox(trouble);
      expect(violations, violations.join("; ")).toEqual([]);
      for (const [name, count] of Object.entries(some)) seen[name] = (seen[name] ?? 0) + count;
      vi.clearAllTimers();
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  // Without each of these cases, the boxes would not test the guards.
  expect(Object.keys(seen).toSorted()).toEqual([...FAULTS, "closed"].toSorted());
}, 600_000);

test("a hundred devices are registered exactly once in spite of everything that can go wrong", async () => {
  const { rows, violations, seen } = await runBox({
    devices: 100,
    faults: {
      3: "lost",
      4: "too-many",
      5: "declined",
      8: "refuses-one",
      11: "refuses-one",
      14: "rival",
    },
    killEvery: 10,
    raiseAt: 18,
    offlineAt: 21,
    pauseAt: 7,
    leaveAt: 13,
    ticksLate: true,
  });
  expect(violations).toEqual([]);
  const counts = Object.groupBy(rows, kindOfRow);
  expect([...(counts.registered ?? []), ...(counts["appears-registered"] ?? [])]).toHaveLength(97);
  expect([...(counts.refused ?? []), ...(counts["in-use"] ?? [])]).toHaveLength(3);
  expect(seen).toMatchObject({ lost: 1, "too-many": 1, declined: 1, "refuses-one": 2, rival: 1 });
});
