import * as fc from "fast-check";
import { vi } from "vitest";

/** One failing life is enough here, and finding the shortest would take minutes. */
fc.configureGlobal({ endOnFailure: true, includeErrorInReport: true });

/**
 * How often a test looks for what it waits for. A mutant makes many wait for what never comes. Code
 * that is slow because the machine is busy goes on between two looks, so that no load reaches this.
 */
const LOOKS = 1500;

const { waitFor } = vi;

vi.waitFor = async (check, options) => {
  if (vi.isFakeTimers()) return waitFor(check, options);
  let looks = 0;
  const last = await waitFor(async () => {
    try {
      return { value: await check() };
    } catch (error) {
      looks += 1;
      if (looks < LOOKS) throw error;
      return { error };
    }
  }, options);
  if ("error" in last) throw last.error;
  return last.value;
};
