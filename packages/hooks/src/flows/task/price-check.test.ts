import { describe, expect, test } from "vitest";
import { changingPrices, raised } from "../../../test/changing-prices.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import { stoppedClocks } from "../../../test/payers.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import type { TaskShape } from "./task.ts";

type Work = TaskAtWork<TaskShape>;

const SECONDS = 5_000;

/** A task at its last button, with a server and clocks that a test can change. */
async function atLastButton(row: AnyTaskRow, options: PageOptions = {}) {
  const server = changingPrices();
  const work = taskAtWork(row.flow, row.input(CUSTOMER), { through: server.through, ...options });
  await fillIn(work, row.entries(CUSTOMER));
  work.send({ type: "back" });
  return { work, ...server };
}

const statusOf = (work: Work) => work.state().priceCheck?.status;

/** Opens the review, and waits until its prices were read. */
async function toCheckedReview(work: Work): Promise<void> {
  work.send({ type: "continue" });
  expect(work.state().phase).toBe("reviewing");
  await soon(() => expect(statusOf(work)).not.toBe("running"));
}

/** Waits until no request is in progress. */
const quiet = (work: Work) => soon(() => expect(work.queryClient.isFetching()).toBe(0));

const paid = TASK_ROWS.filter(({ plansOf }) => plansOf !== undefined);
const free = TASK_ROWS.filter(({ plansOf }) => plansOf === undefined);
const named = (rows: readonly AnyTaskRow[]) => rows.map((row) => [row.flow.name, row] as const);

describe.each(named(paid))("%s", (_, row) => {
  test("another period at the same price is another price", async () => {
    const { work, setPrices } = await atLastButton(row);
    setPrices(() => ({ duration: 11 }));
    const isOnce = work.review()?.rows.every(({ months }) => months === null);
    await toCheckedReview(work);
    expect(work.state().priceCheck?.before === null).toBe(isOnce);
  });

  test("a read that hangs is replaced by the next one", async () => {
    const { work } = await atLastButton(row);
    await quiet(work);
    work.sandbox.fault({ call: "listServicePlans", kind: "hang", times: 2 });
    work.send({ type: "continue" });
    work.send({ type: "back" });
    work.sandbox.clearFaults();
    await toCheckedReview(work);
    expect(statusOf(work)).toBe("done");
  });

  test("a reply after more than ten seconds does not count", async () => {
    const clocks = stoppedClocks();
    const { work, hold } = await atLastButton(row, clocks);
    await quiet(work);
    const release = hold();
    work.send({ type: "continue" });
    work.confirm();
    clocks.move({ wall: 2 * SECONDS + 1, monotonic: 0 });
    release();
    await soon(() => expect(statusOf(work)).toBe("failed"));
    expect(work.written()).toEqual([]);
  });

  test("a press with that tick still notices a price that has changed and can be read again", async () => {
    const { work, goDown, comeBack, setPrices } = await atLastButton(row);
    await quiet(work);
    goDown();
    await toCheckedReview(work);
    work.send({ type: "acknowledge", isAcknowledged: true });
    comeBack();
    setPrices(raised);
    work.confirm();
    await soon(() => expect(work.state().priceCheck?.before).not.toBeNull());
    expect(work.state()).toMatchObject({ phase: "reviewing", isAcknowledged: false });
    expect(work.written()).toEqual([]);
  });
});

test.each(named(free))("%s reads no price, and sends at once", async (_, row) => {
  const { work } = await atLastButton(row);
  await quiet(work);
  const before = work.fetched.length;
  work.toReview();
  expect(work.state().phase).toBe("reviewing");
  expect(work.fetched).toHaveLength(before);
  work.confirm();
  expect(work.state().phase).toBe("sending");
  await work.until("done");
});
