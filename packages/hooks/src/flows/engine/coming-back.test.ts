import { describe, expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { reachConfirm } from "../../../test/new-customer.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import type { TaskShape } from "../task/task.ts";

const paid = TASK_ROWS.filter(({ flow }) => flow.task.secrets === undefined && !flow.task.imei);

/** A page with an open question, as in the back-forward cache. */
async function cached(row: (typeof paid)[number]): Promise<TaskAtWork<TaskShape>> {
  const work = taskAtWork(row.flow, row.input(CUSTOMER), { shared: sharedByWindows() });
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  work.lifecycle("left");
  return work;
}

/** Opens the address again in the same tab: another document, the same storages. */
async function laterDocument(
  row: (typeof paid)[number],
  { sandbox, storage }: TaskAtWork<TaskShape>,
) {
  const work = taskAtWork(row.flow, row.input(CUSTOMER), { sandbox, storage });
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return work;
}

describe.each(paid.map((row) => [row.flow.name, row] as const))(
  "a question of %s that is restored from the back-forward cache",
  (_, row) => {
    test("is closed if a later page of the tab sent the same and got no reply", async () => {
      const work = await cached(row);
      const later = await laterDocument(row, work);
      later.sandbox.fault({ call: row.operation, kind: "refuse" });
      later.confirm();
      await later.until("unknown");
      later.close();
      work.lifecycle("back");
      work.confirm();
      expect(work.state().phase).toBe("form");
      expect(work.state().attempts).toMatchObject([{ subjects: row.subjects(CUSTOMER) }]);
      expect(work.written()).toEqual([]);
    });
  },
);

/** Another document of the tab sends an order, and leaves its state in the storage. */
async function laterRegistration({ sandbox, storage }: AtWork, until: "unknown" | "done") {
  const later = atWork({ sandbox });
  await reachConfirm(later);
  if (until === "unknown") sandbox.fault({ call: "register", kind: "refuse" });
  later.send({ type: "confirm", at: TODAY });
  await later.until(until);
  later.close();
  for (const [key, text] of Object.entries(later.storage.all())) storage.setItem(key, text);
}

test("a registration that is restored shows the outcome of the one that a later page sent", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.lifecycle("left");
  await laterRegistration(work, "unknown");
  work.lifecycle("back");
  work.send({ type: "confirm", at: TODAY });
  expect(work.state().phase).toBe("reading-back");
  await work.until("unknown");
  // The request of the later page.
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});

test("a registration that is restored shows the receipt of the one that a later page completed", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.lifecycle("left");
  await laterRegistration(work, "done");
  work.lifecycle("back");
  work.send({ type: "confirm", at: TODAY });
  expect(work.state().phase).toBe("done");
  // The request of the later page.
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});
