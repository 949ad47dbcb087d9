import { describe, expect, test } from "vitest";
import {
  changingPrices,
  isPriceList,
  raised,
  unknownPrice,
} from "../../../test/changing-prices.ts";
import { soon, TODAY, type PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import type { TaskShape } from "./task.ts";

type Work = TaskAtWork<TaskShape>;

const SECONDS = 5_000;

const UNREAD = "price.unread.tick";

/** Clocks that stand still until they are moved. */
function stoppedClocks() {
  const at = { wall: TODAY.getTime(), monotonic: 0 };
  return {
    now: () => new Date(at.wall),
    monotonicNow: () => at.monotonic,
    move: (passed: typeof at) => {
      at.wall += passed.wall;
      at.monotonic += passed.monotonic;
    },
  };
}

/** A task at its last button, with a server and clocks that can be changed. */
async function atLastButton(row: AnyTaskRow, options: PageOptions = {}) {
  const server = changingPrices();
  const work = taskAtWork(row.flow, row.input(CUSTOMER), { through: server.through, ...options });
  await fillIn(work, row.entries(CUSTOMER));
  work.send({ type: "back" });
  return { work, ...server };
}

const statusOf = (work: Work) => work.state().priceCheck?.status;

/** Opens the review, and waits until its prices have been looked at. */
async function toCheckedReview(work: Work): Promise<void> {
  work.send({ type: "continue" });
  expect(work.state().phase).toBe("reviewing");
  await soon(() => expect(statusOf(work)).not.toBe("running"));
}

const priceReads = ({ fetched }: Work) => fetched.filter(({ url }) => isPriceList(url));

/** Nothing is on its way any more. */
const quiet = (work: Work) => soon(() => expect(work.queryClient.isFetching()).toBe(0));

const paid = TASK_ROWS.filter(({ isFree }) => isFree !== true);
const free = TASK_ROWS.filter(({ isFree }) => isFree === true);
const named = (rows: readonly AnyTaskRow[]) => rows.map((row) => [row.flow.name, row] as const);

describe.each(named(paid))("%s", (_, row) => {
  test("opening the review reads the prices again, past every cache", async () => {
    const { work } = await atLastButton(row);
    await quiet(work);
    const before = priceReads(work).length;
    await toCheckedReview(work);
    const again = priceReads(work).slice(before);
    expect(again.length).toBeGreaterThan(0);
    expect(again.map(({ init }) => init.cache)).toEqual(again.map(() => "reload"));
    expect(statusOf(work)).toBe("done");
  });

  test("a price that has changed is told with both sums, and asks for a consent of its own", async () => {
    const { work, setPrices } = await atLastButton(row);
    work.send({ type: "continue" });
    const shown = work.review()?.total as number;
    work.send({ type: "back" });
    await quiet(work);
    setPrices(raised);
    await toCheckedReview(work);
    expect(work.state().priceCheck?.before?.total).toBe(shown);
    const now = work.review()?.total as number;
    expect(now).toBeGreaterThan(shown);
    work.confirm();
    expect(work.state().phase).toBe("reviewing");
    work.send({ type: "acknowledge", isAcknowledged: true });
    work.confirm();
    const { receipt } = await work.until("done");
    expect(receipt?.review.total).toBe(now);
    expect(work.written()).toHaveLength(1);
  });

  test("another period at the same price is another price", async () => {
    const { work, setPrices } = await atLastButton(row);
    setPrices(() => ({ duration: 11 }));
    const isOnce = work.review()?.rows.every(({ months }) => months === null);
    await toCheckedReview(work);
    expect(work.state().priceCheck?.before === null).toBe(isOnce);
  });

  test("Confirm that is pressed while the prices are read waits for them", async () => {
    const { work, hold } = await atLastButton(row);
    await quiet(work);
    const release = hold();
    work.send({ type: "continue" });
    work.confirm();
    work.confirm();
    expect(work.state().phase).toBe("reviewing");
    expect(work.written()).toEqual([]);
    release();
    await work.until("done");
    expect(work.written()).toHaveLength(1);
  });

  test("Confirm that was pressed sends nothing once a price has changed", async () => {
    const { work, hold, setPrices } = await atLastButton(row);
    await quiet(work);
    const release = hold();
    work.send({ type: "continue" });
    work.confirm();
    setPrices(raised);
    release();
    await soon(() => expect(statusOf(work)).toBe("done"));
    await quiet(work);
    expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { press: null } });
    expect(work.written()).toEqual([]);
  });

  test("a look that hangs is given up for the next one", async () => {
    const { work } = await atLastButton(row);
    await quiet(work);
    work.sandbox.fault({ call: "listServicePlans", kind: "hang", times: 2 });
    work.send({ type: "continue" });
    work.send({ type: "back" });
    work.sandbox.clearFaults();
    await toCheckedReview(work);
    expect(statusOf(work)).toBe("done");
  });

  test("a new price that was agreed to does not stand for the next one", async () => {
    const { work, setPrices } = await atLastButton(row);
    setPrices(raised);
    await toCheckedReview(work);
    work.send({ type: "acknowledge", isAcknowledged: true });
    setPrices(({ price }) => ({ price: price && price + 2 }));
    work.send({ type: "refetch" });
    await soon(() => expect(work.state().isAcknowledged).toBe(false));
    work.confirm();
    await quiet(work);
    expect(work.written()).toEqual([]);
  });

  test.each([
    ["by the monotonic clock", { wall: 0, monotonic: SECONDS + 1 }],
    ["by the clock of the system, while the machine slept", { wall: SECONDS + 1, monotonic: 0 }],
    ["by a clock that was set back", { wall: -1, monotonic: SECONDS }],
  ])("Confirm reads them again five seconds after the last answer %s", async (_clock, passed) => {
    const clocks = stoppedClocks();
    const { work, setPrices } = await atLastButton(row, clocks);
    await toCheckedReview(work);
    setPrices(raised);
    clocks.move(passed);
    work.confirm();
    expect(work.state().phase).toBe("reviewing");
    await soon(() => expect(work.state().priceCheck?.before).not.toBeNull());
    await quiet(work);
    expect(work.written()).toEqual([]);
  });

  test("Confirm within five seconds sends at once", async () => {
    const clocks = stoppedClocks();
    const { work } = await atLastButton(row, clocks);
    await toCheckedReview(work);
    await quiet(work);
    const before = priceReads(work).length;
    clocks.move({ wall: SECONDS, monotonic: SECONDS });
    work.confirm();
    expect(work.state().phase).toBe("sending");
    await work.until("done");
    expect(priceReads(work)).toHaveLength(before);
  });

  test("an answer that took longer than ten seconds is no price", async () => {
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

  test("prices that cannot be read are agreed to as of their last reading, after a tick", async () => {
    const { work, goDown } = await atLastButton(row);
    await quiet(work);
    const shown = work.review()?.total;
    goDown();
    work.send({ type: "continue" });
    work.confirm();
    await soon(() => expect(statusOf(work)).toBe("failed"));
    expect(work.state().priceCheck?.asOf).toBeInstanceOf(Date);
    expect(work.review()?.total).toBe(shown);
    expect(work.canConfirm()).toBe(false);
    work.confirm();
    await quiet(work);
    expect(work.written()).toEqual([]);
    work.send({ type: "acknowledge", isAcknowledged: true });
    work.confirm();
    const { receipt } = await work.until("done");
    expect(receipt).toMatchObject({ review: { total: shown }, consent: { ticked: [UNREAD] } });
    expect(work.written()).toHaveLength(1);
  });

  test("a press with that tick still meets a price that has changed and can be read again", async () => {
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

  test.each(["cannot be read", "are not known any more"])(
    "prices that %s end a press, and another look makes up for it",
    async (how) => {
      const { work, goDown, comeBack, setPrices } = await atLastButton(row);
      await quiet(work);
      const shown = work.review();
      if (how === "cannot be read") goDown();
      else setPrices(unknownPrice);
      work.send({ type: "continue" });
      work.confirm();
      await soon(() => expect(statusOf(work)).toBe("failed"));
      const total = how === "cannot be read" ? shown?.total : "missing";
      expect(work.review()?.total).toBe(total);
      expect(work.canConfirm()).toBe(false);
      work.confirm();
      await quiet(work);
      expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { status: "failed" } });
      expect(work.written()).toEqual([]);
      comeBack();
      setPrices(() => ({}));
      work.send({ type: "refetch" });
      await soon(() => expect(work.canConfirm()).toBe(true));
      await soon(() => expect(statusOf(work)).toBe("done"));
      work.confirm();
      await work.until("done");
      expect(work.written()).toHaveLength(1);
    },
  );
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
