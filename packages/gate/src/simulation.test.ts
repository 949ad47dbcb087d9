import { expect, test } from "vitest";
import { simulate, singleFaults, type Mutation } from "./test/simulation.ts";

/** `npm test` runs the first of them; a gate with a mistake may need all of them to be found. */
const SEEDS = 2000;
const CORRECT_SEEDS = process.env["TESTS"] === "all" ? SEEDS : 500;

/** Without a fault, a run has fewer. */
const STEPS = 100;

test(`in ${CORRECT_SEEDS} simulated runs with crashes, lost connections and lost replies, every word of two gates is true`, async () => {
  let steps = 0;
  for (let seed = 1; seed <= CORRECT_SEEDS; seed += 1) {
    const run = await simulate(seed);
    steps += run.steps;
    expect({ seed, wrong: run.wrong }).toEqual({ seed, wrong: [] });
  }
  process.stdout.write(`${CORRECT_SEEDS} runs with ${steps} steps\n`);
}, 60_000);

test("a single fault at any step makes no gate say anything untrue", async () => {
  for (const seed of process.env["TESTS"] === "all" ? [1, 2, 3, 4, 5] : [1])
    for (const plan of singleFaults(STEPS))
      expect({ plan, ...(await simulate(seed, {}, plan)) }).toMatchObject({ plan, wrong: [] });
}, 60_000);

/** Mistakes in the lane, the look-up, the claim and the tombstones. */
const MUTANTS: Readonly<Record<string, Mutation>> = {
  "lanes that do not exclude": { locks: "shared" },
  "a lost lane that can still claim": { locks: "not-checked" },
  "locks that outlive their connection": { locks: "not-freed" },
  "a key that is never looked up": { orders: () => ({ find: () => Promise.resolve(null) }) },
  "a row that is not stored before the order is sent": {
    orders: () => ({ claim: () => Promise.resolve(true) }),
  },
  "a claim that ignores the row of the key": {
    orders: ({ claim }) => ({ claim: (row) => claim(row).catch(() => true) }),
  },
  "recent orders that are not seen": { orders: () => ({ recent: () => Promise.resolve([]) }) },
  "an order in doubt that is released": {
    orders: ({ release }) => ({ giveUp: release }),
  },
  "a question that leaves no tombstone": {
    store: ({ inLanes }) => ({
      outcomes: (questions) =>
        Promise.all(
          questions.map(({ keyHash }) =>
            inLanes([`key ${keyHash}`], 2 ** 30, (orders) => orders.find(keyHash)),
          ),
        ),
    }),
  },
  "a question that does not ask the lane": {
    store: () => ({ outcomes: (questions) => Promise.resolve(questions.map(() => null)) }),
  },
};

test.each(Object.entries(MUTANTS))("the simulation finds %s", async (name, mutation) => {
  let found: string[] = [];
  let seed = 0;
  while (found.length === 0 && seed < SEEDS) {
    seed += 1;
    found = (await simulate(seed, mutation)).wrong;
  }
  process.stdout.write(`${name}: seed ${seed}, ${found.join(", ")}\n`);
  expect(found).not.toEqual([]);
});
