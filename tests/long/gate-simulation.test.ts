import { expect, test } from "vitest";
import { simulate, singleFaults } from "../../packages/gate/src/test/simulation.ts";

const STEPS = 80;
const FIRST_SEED = 10_001;
const SEEDS = 50_000;

test("any two faults at any two steps make no gate say anything untrue", async () => {
  const plans = singleFaults(STEPS);
  let runs = 0;
  for (const one of plans)
    for (const other of plans) {
      if ((one[0]?.[0] ?? 0) > (other[0]?.[0] ?? 0)) continue;
      const { wrong } = await simulate(1, {}, [...one, ...other]);
      expect({ one, other, wrong }).toEqual({ one, other, wrong: [] });
      runs += 1;
    }
  process.stdout.write(`${runs} pairs of faults\n`);
}, 600_000);

test(`in ${SEEDS} further simulated runs every word of two gates is true`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
    const { wrong } = await simulate(seed);
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  }
}, 600_000);
