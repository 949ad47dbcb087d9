import { expect, test } from "vitest";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import { taskReview } from "../../react/task/task-review.ts";

const NOT_KNOWN = /We can’t show here (what is billed|when the fee is charged)/;

test.each(TASK_ROWS.map((row) => [row.flow.task.name, row] as const))(
  "the review of %s says what is paid today, or that it is not known",
  async (_, row) => {
    const work = taskAtWork(row.flow, row.input(CUSTOMER), { shared: sharedByWindows() });
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    const review = taskReview(work.waypost, row.flow.task, work.runner.getState());
    const text = review?.sentences.join("\n") ?? "";
    const { total, isDueNow = true } = review ?? {};
    const isPaid = typeof total === "number";
    expect(/\$\d/.test(text)).toBe(isPaid);
    expect(text).toContain(isPaid ? total.toFixed(2) : "");
    expect(/\btoday\b|\binstantly\b/.test(text)).toBe(isPaid && isDueNow);
    expect(NOT_KNOWN.test(text)).toBe(isPaid && !isDueNow);
  },
);
