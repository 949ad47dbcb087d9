import { describe, expect, test } from "vitest";
import { soon, TODAY, type PageOptions } from "../../../test/page.ts";
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

/** Two windows of one browser at the same review. */
async function twoWindows(row: AnyTaskRow) {
  const options = { shared: sharedByWindows() };
  const one = await atReview(row, options);
  const other = await atReview(row, { ...options, sandbox: one.sandbox });
  return { one, other };
}

describe.each(TASK_ROWS)("$flow.name", (row) => {
  test("while one window sends, the other keeps what was entered and sends nothing", async () => {
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
    "a request that one window sent (%s) is sent by the other only after a tick",
    async (kind) => {
      const { one, other } = await twoWindows(row);
      one.sandbox.fault({ call: row.operation, kind, milliseconds: 1 });
      one.confirm();
      await one.until(kind === "lost" ? "unknown" : "done");
      other.confirm();
      const { asked } = await other.until("unknown");
      expect(asked).toMatchObject([{ origin: "other-window", subjects: row.subjects(CUSTOMER) }]);
      expect(other.written()).toEqual([]);
      const isLookedUp = row.looksUp !== undefined && row.isReadBackFromMemory !== true;
      if (!row.isRepeatable || isLookedUp) return;
      await other.sendAgain();
      await other.until("reviewing");
      confirmRepetition(other, row);
      await other.until("done");
      expect([...one.written(), ...other.written()]).toHaveLength(2);
    },
  );

  test("the record of the other window's request is never treated as its success", async () => {
    const { one, other } = await twoWindows(row);
    one.sandbox.fault({ call: row.operation, kind: "lost" });
    one.confirm();
    await one.until("unknown");
    other.confirm();
    const { verdicts } = await other.until("unknown");
    const canLookUp = row.looksUp !== undefined && row.isReadBackFromMemory !== true;
    const found = canLookUp ? row.subjects(CUSTOMER) : [];
    expect(verdicts).toEqual(Object.fromEntries(found.map((subject) => [subject, "unclear"])));
  });

  test.each([
    ["three minutes", 3],
    ["a day", 24 * 60],
  ] as const)(
    "opened again %s after a reply was lost, in a new tab, is sent only after a tick",
    async (_, minutes) => {
      const shared = sharedByWindows();
      const one = await atReview(row, { shared });
      one.sandbox.fault({ call: row.operation, kind: "refuse" });
      one.confirm();
      await one.until("unknown");
      one.close();
      const now = () => new Date(TODAY.getTime() + minutes * 60_000);
      const tab = await atReview(row, { shared, sandbox: one.sandbox, now });
      const isHarmless = row.flow.task.repeat === "harmless";
      await soon(() => expect(tab.state().consentTo).toHaveLength(isHarmless ? 0 : 1));
      if (isHarmless) return;
      tab.confirm();
      expect(tab.state().phase).toBe("reviewing");
      confirmRepetition(tab, row);
      await tab.until("done");
      expect([...one.written(), ...tab.written()]).toHaveLength(2);
    },
  );

  test("a question that was open before the other window's purchase does not buy it again", async () => {
    const shared = sharedByWindows();
    const one = await atReview(row, { shared });
    let now = TODAY;
    const other = await atReview(row, { shared, sandbox: one.sandbox, now: () => now });
    one.confirm();
    await one.until("done");
    now = new Date(TODAY.getTime() + 3 * 60_000);
    other.confirm();
    const isHarmless = row.flow.task.repeat === "harmless";
    await other.until(isHarmless ? "done" : "unknown");
    expect(other.written()).toHaveLength(isHarmless ? 1 : 0);
  });
});
