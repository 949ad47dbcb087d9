import { describe, expect, test } from "vitest";
import { FLOWS } from "../lib/faults/flows.ts";
import { badOutcomes } from "../lib/faults/judge.ts";
import { openLab, walkWith } from "../lib/faults/lab.ts";
import { FAULTS, HOSTILITIES } from "../lib/faults/trouble.ts";
import { isCrashed } from "../lib/faults/walk.ts";

/** More than the largest page with ordinary replies. */
const MOST_ELEMENTS = 3_000;
const MOST_CHARACTERS = 30_000;

const lab = openLab();

/** Breaks each call of each flow in each way. `-t sms-pack` selects a flow. */
describe.each(FLOWS)("$name", (flow) => {
  test("makes these calls and succeeds without a fault", async () => {
    const seen = await walkWith(lab, flow);
    expect(badOutcomes(flow, seen), seen.path.join(" > ")).toEqual([]);
    expect(seen.end).toBe("done");
    const known = new Set([...flow.calls, ...(flow.brokenElsewhere ?? [])]);
    expect(seen.calls.toSorted()).toEqual([...known].toSorted());
  });

  describe.concurrent.for(flow.calls)("%s", (call) => {
    test.for(FAULTS)("$name", async (fault) => {
      const seen = await walkWith(lab, flow, { call, fault });
      expect(badOutcomes(flow, seen), seen.path.join(" > ")).toEqual([]);
      expect(seen.isReached, "a call met the fault").toBe(true);
    });

    test.for(HOSTILITIES)("$name", async (hostility) => {
      const seen = await walkWith(lab, flow, { call, hostility });
      // The walk may select another row than usual, or none of ten thousand.
      const end = isCrashed(seen) ? seen.end : "reported";
      const bad = badOutcomes(flow, { ...seen, end, claims: [] });
      expect(bad, seen.path.join(" > ")).toEqual([]);
      expect(seen.peak?.elements).toBeLessThan(MOST_ELEMENTS);
      expect(seen.peak?.characters).toBeLessThan(MOST_CHARACTERS);
    });
  });
});
