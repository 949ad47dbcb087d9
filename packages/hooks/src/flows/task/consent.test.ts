import { describe, expect, test } from "vitest";
import { changingPrices, unknownPrice } from "../../../test/changing-prices.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import { checked, taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { carriedOut, confirmRepetition } from "../../../test/task-steps.ts";
import type { TaskShape } from "./task.ts";

type Work = TaskAtWork<TaskShape>;

async function atReview(row: AnyTaskRow, options?: PageOptions): Promise<Work> {
  const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return work;
}

async function twinAtReview(work: Work, row: AnyTaskRow): Promise<Work> {
  const twin = work.twin();
  await fillIn(twin, row.entries(CUSTOMER));
  await twin.until("reviewing");
  return twin;
}

/** Presses Confirm and waits until the request was sent. */
async function send(work: Work): Promise<void> {
  work.confirm();
  await soon(() => expect(work.written()).toHaveLength(1));
}

const named = (rows: readonly AnyTaskRow[]) => rows.map((row) => [row.flow.name, row] as const);
const ticked = TASK_ROWS.filter(({ flow }) => flow.task.repeat !== "harmless");
const paid = TASK_ROWS.filter(({ plansOf }) => plansOf !== undefined);

describe.each(named(TASK_ROWS))("%s", (_, row) => {
  const [entry = {}] = row.entries(CUSTOMER);

  test("an edit closes the review, because the consent would be for something else", async () => {
    const work = await atReview(row);
    work.edit(entry);
    expect(work.state().phase).toBe("form");
    work.confirm();
    expect(work.written()).toEqual([]);
  });

  test("going back from the review keeps everything and asks again", async () => {
    const work = await atReview(row);
    const { draft } = work.state();
    work.send({ type: "back" });
    expect(work.state()).toMatchObject({ phase: "form", draft });
    work.confirm();
    work.toReview();
    expect(work.canConfirm()).toBe(true);
    expect(work.written()).toEqual([]);
  });

  test("reading the same amount again does not change the review", async () => {
    const work = await atReview(row);
    const { data } = work.state();
    work.send({ type: "refetch" });
    await soon(() => expect(work.state().data).not.toBe(data));
    expect(work.state().phase).toBe("reviewing");
    expect(work.canConfirm()).toBe(true);
  });

  test("another run's success closes the review, and the data is read again", async () => {
    const work = await atReview(row);
    const twin = await twinAtReview(work, row);
    work.sandbox.fault({ call: row.operation, kind: "slow", milliseconds: 20 });
    await send(work);
    twin.send({ type: "continue" });
    expect(twin.state().phase).toBe("reviewing");
    await work.until("done");
    twin.confirm();
    await twin.until("form");
    expect(twin.phases.slice(-3)).toEqual(["reviewing", "loading", "form"]);
    expect(twin.state().attempts).toEqual([]);
    expect(work.written()).toHaveLength(1);
  });

  test("another run's unknown outcome needs a consent that names it", async () => {
    const work = await atReview(row);
    const twin = await twinAtReview(work, row);
    work.sandbox.fault({ call: row.operation, kind: "refuse" });
    await send(work);
    const { asked } = await work.until("unknown");
    await twin.until("form");
    twin.send({ type: "continue" });
    expect(twin.state()).toMatchObject({
      phase: "reviewing",
      consentTo: asked.map(({ id }) => id),
    });
    confirmRepetition(twin, row);
    await twin.until("done");
    expect(work.written()).toHaveLength(2);
    expect(await carriedOut(work, row)).toHaveLength(row.subjects(CUSTOMER).length);
  });
});

describe.each(named(paid))("%s", (_, row) => {
  test("nothing can be confirmed while a price is missing, until it is read", async () => {
    const { through, setPrices } = changingPrices();
    setPrices(unknownPrice);
    const work = await atReview(row, { through });
    expect(work.review()?.total).toBe("missing");
    expect(work.canConfirm()).toBe(false);
    work.confirm();
    expect(work.state().phase).toBe("reviewing");
    setPrices(() => ({}));
    work.send({ type: "refetch" });
    await soon(() => expect(work.canConfirm()).toBe(true));
    expect(work.review()?.total).toBeTypeOf("number");
  });

  test("a pending request and its receipt show what was agreed to", async () => {
    const { through, setPrices } = changingPrices();
    const work = await atReview(row, { through });
    const agreed = work.review();
    work.sandbox.fault({ call: row.operation, kind: "slow", milliseconds: 50 });
    await send(work);
    setPrices(() => ({ price: 1 }));
    const asked = work.fetched.length;
    work.send({ type: "refetch" });
    await soon(() => expect(work.fetched.length).toBeGreaterThan(asked));
    await soon(() => expect(work.queryClient.isFetching()).toBe(0));
    const { receipt } = await work.until("done");
    expect(receipt?.review).toEqual(agreed);
  });
});

describe.each(named(ticked))("%s", (_, row) => {
  test("a tick from before the review does not count in it", async () => {
    const work = await atReview(row);
    work.sandbox.fault({ call: row.operation, kind: "refuse" });
    await send(work);
    await work.until("unknown");
    work.send({ type: "acknowledge", isAcknowledged: true });
    await work.sendAgain();
    work.edit(row.entries(CUSTOMER).at(-1) ?? {});
    await checked(work);
    work.send({ type: "acknowledge", isAcknowledged: true });
    work.send({ type: "continue" });
    await work.until("reviewing");
    expect(work.canConfirm()).toBe(false);
  });
});
