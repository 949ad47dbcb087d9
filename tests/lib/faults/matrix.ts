import { describe, expect, test } from "vitest";
import { FAULTS } from "./faults.ts";
import { FLOWS } from "./flows.ts";
import { badOutcomes } from "./judge.ts";
import { openLab, walkWith } from "./lab.ts";
import { HOSTILITIES } from "./replies.ts";
import { isCrashed } from "./walk.ts";

/** More than the largest page with ordinary replies. */
const MOST_ELEMENTS = 3_000;
const MOST_CHARACTERS = 30_000;

/** Breaks each call of a flow in each way, one test each. */
export function testFaults(name: string): void {
  const flow = FLOWS.find((one) => one.name === name);
  if (flow === undefined) throw new Error(`No flow has the name ${name}.`);
  const lab = openLab();

  test(`${flow.name} makes these calls and succeeds without a fault`, async () => {
    const seen = await walkWith(lab, flow);
    expect(badOutcomes(flow, seen), seen.path.join(" > ")).toEqual([]);
    expect(seen.end).toBe("done");
    const known = new Set([...flow.calls, ...(flow.brokenElsewhere ?? [])]);
    expect(seen.calls.toSorted()).toEqual([...known].toSorted());
  });

  describe.concurrent.for(flow.calls)(`${flow.name}, %s`, (call) => {
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
}
