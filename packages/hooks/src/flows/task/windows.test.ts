import { describe, expect, test } from "vitest";
import type { PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { confirmRepetition } from "../../../test/task-steps.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import type { TaskShape } from "./task.ts";

async function atReview(row: AnyTaskRow, options: PageOptions): Promise<TaskAtWork<TaskShape>> {
  const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return work;
}

/** Two windows of one browser at the review of the same. */
async function twoWindows(row: AnyTaskRow) {
  const options = { shared: sharedByWindows() };
  const one = await atReview(row, options);
  const other = await atReview(row, { ...options, sandbox: one.sandbox });
  return { one, other };
}

describe.each(TASK_ROWS)("$flow.name", (row) => {
  test("while one window sends it, the other keeps what was entered and sends nothing", async () => {
    const { one, other } = await twoWindows(row);
    one.sandbox.fault({ call: row.operation, kind: "hang" });
    one.confirm();
    const { draft } = other.state();
    other.confirm();
    await other.until("reviewing");
    expect(other.state()).toMatchObject({ notSent: "busy", draft, attempts: [] });
    expect(other.written()).toEqual([]);
  });

  test.each([["lost"], ["slow"]] as const)(
    "what one window sent (%s) is sent by the other only after a tick",
    async (kind) => {
      const { one, other } = await twoWindows(row);
      one.sandbox.fault({ call: row.operation, kind, milliseconds: 1 });
      one.confirm();
      await one.until(kind === "lost" ? "unknown" : "done");
      other.confirm();
      const { asked } = await other.until("unknown");
      expect(asked).toMatchObject([{ origin: "other-window", subjects: row.subjects(CUSTOMER) }]);
      expect(other.written()).toEqual([]);
      // What appears to be done is not asked about again.
      const isTold = row.looksUp !== undefined && row.isReadBackFromMemory !== true;
      if (!row.isRepeatable || isTold) return;
      await other.tryAgain();
      await other.until("reviewing");
      confirmRepetition(other, row);
      await other.until("done");
      expect([...one.written(), ...other.written()]).toHaveLength(2);
    },
  );

  test("what the other window did is looked up where there is a place to look", async () => {
    const { one, other } = await twoWindows(row);
    one.sandbox.fault({ call: row.operation, kind: "lost" });
    one.confirm();
    await one.until("unknown");
    other.confirm();
    const { verdicts } = await other.until("unknown");
    const canTell = row.looksUp !== undefined && row.isReadBackFromMemory !== true;
    const found = canTell ? row.subjects(CUSTOMER) : [];
    expect(verdicts).toEqual(Object.fromEntries(found.map((subject) => [subject, "applied"])));
  });
});
