import { describe, expect, test } from "vitest";
import { soon } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";

/** A page that shows the task, at its review. */
async function shown(row: AnyTaskRow) {
  const work = taskAtWork(row.flow, row.input(CUSTOMER));
  const leave = work.runner.hold();
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return { work, leave };
}

describe.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  const blank = Object.fromEntries((row.flow.task.secrets ?? []).map((field) => [field, ""]));

  test("leaving the page removes the secrets, and the rest is restored", async () => {
    const { work, leave } = await shown(row);
    const { draft } = work.state();
    leave();
    await soon(() => expect(work.again().runner).not.toBe(work.runner));
    const later = work.again();
    expect(later.state().draft).toEqual({ ...draft, ...blank });
    work.confirm();
    expect(work.written()).toEqual([]);
  });

  test("a page that replaces another one of the same task continues with its state", async () => {
    const { work, leave } = await shown(row);
    leave();
    const leaveSecond = work.again().runner.hold();
    await Promise.resolve();
    expect(work.again().runner).toBe(work.runner);
    expect(work.state().phase).toBe("reviewing");
    leaveSecond();
  });

  test("a pending call continues when its page is left, and the next page shows its success", async () => {
    const { work, leave } = await shown(row);
    work.sandbox.fault({ call: row.operation, kind: "slow", milliseconds: 20 });
    work.confirm();
    await soon(() => expect(work.written()).toHaveLength(1));
    leave();
    await Promise.resolve();
    expect(work.again().runner).toBe(work.runner);
    await work.until("done");
    const leaveNext = work.again().runner.hold();
    expect(work.again().state().isDialogOpen).toBe(true);
    work.again().runner.send({ type: "close-dialog" });
    leaveNext();
    await soon(() => expect(work.again().runner).not.toBe(work.runner));
    expect(work.storage.all()).toEqual({});
  });

  test("an outcome that became unknown after the page was left is shown by the next page", async () => {
    const { work, leave } = await shown(row);
    work.sandbox.fault({ call: row.operation, kind: "refuse" });
    work.confirm();
    leave();
    await soon(() => expect(work.again().runner).not.toBe(work.runner));
    const later = work.again();
    later.send({ type: "continue" });
    const { asked } = await later.until("unknown");
    expect(asked).toMatchObject([{ subjects: row.subjects(CUSTOMER) }]);
    expect(later.written()).toHaveLength(1);
  });
});
