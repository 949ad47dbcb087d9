import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runSession, sessions } from "../../../test/money/actions.ts";
import type { MoneyFlow } from "../../../test/money/flow.ts";
import { registrationMoney } from "../../../test/money/registration.ts";
import { noCounts } from "../../../test/money/counts.ts";
import { taskMoney } from "../../../test/money/tasks.ts";
import { virtualTime } from "../../../test/money/time.ts";
import { TASK_ROWS } from "../../../test/task-rows.ts";

/**
 * `npm test` runs the same random sessions each time, so that it fails only for the change that
 * broke something, and `npm run test:all` more of them. For others: `RUNS=3000 SEED=7`.
 */
const RUNS = Number(process.env["RUNS"] ?? (process.env["TESTS"] === "all" ? 250 : 175));
const SEED = Number(process.env["SEED"] ?? 20261128);

/** All flows that move money. A task is included by its row. */
const FLOWS: readonly MoneyFlow[] = [registrationMoney, ...TASK_ROWS.map(taskMoney)];

beforeEach(virtualTime);
afterEach(() => void vi.useRealTimers());

test.each(FLOWS.map((flow) => [flow.name, flow] as const))(
  "%s: one consent sends one request for the agreed sum, and no second one is sent while the first is open",
  async (_, flow) => {
    const seen = noCounts();
    await fc.assert(
      fc.asyncProperty(sessions(flow), async (session) => {
        const violations = await runSession(flow, session, seen);
        expect(violations, violations.join("; ")).toEqual([]);
        vi.clearAllTimers();
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Without each of these cases, the sessions would not test the guards.
    const isMet = {
      ...seen,
      ...(flow.findsFree && { repetitions: 1 }),
      ...(flow.plansOf === undefined && { newSums: 1 }),
    };
    expect(Object.entries(isMet).filter(([, count]) => count === 0)).toEqual([]);
  },
  Math.max(600_000, RUNS * 1000),
);
