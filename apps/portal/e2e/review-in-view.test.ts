import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { openPortal } from "./kit.ts";
import {
  etaPack,
  multiReactivation,
  openTask,
  planUpdate,
  smsPack,
  toQuestion,
  type TaskRow,
} from "./task-rows.ts";

const SMALL = { width: 360, height: 640 };
const NOT_KNOWN = "We can’t show here what is billed or refunded for the current billing period.";
const CONTACT = "Questions about a charge or a refund? Please write to support@example.com.";

/** The paying tasks, each with the texts of its question about the sum and today's charge. */
const PAID: readonly (readonly [row: TaskRow, texts: readonly string[]])[] = [
  [smsPack, ["$9.95 today"]],
  [etaPack, ["$11.95 today"]],
  [multiReactivation, [multiReactivation.money]],
  [planUpdate, [NOT_KNOWN, CONTACT, "every 12 months"]],
];

const isInView = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      bottom > top &&
      top >= 0 &&
      bottom <= window.innerHeight &&
      (element.contains(shown) || shown?.contains(element) === true)
    );
  });

describe.each(PAID)("at 360 × 640, the question of $name", (row, texts) => {
  test("has the sum, and what is known of today's charge, in view with Confirm", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await page.setViewportSize(SMALL);
    await openTask(portal, row);
    await toQuestion(page, row);
    const question = page.getByRole("alertdialog");
    const confirm = question.getByRole("button", { name: row.confirm, exact: true });
    await expect.poll(() => isInView(confirm)).toBe(true);
    for (const text of texts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([text, await isInView(question.getByText(text).last())]).toEqual([text, true]);
    }
    expect(await question.textContent()).not.toContain("adjustable");
  });
});

test("with text twice as large, a question scrolls as a whole, and nothing within it", async () => {
  const portal = await openPortal({ width: 390, height: 844 });
  const { page } = portal;
  await openTask(portal, smsPack);
  await toQuestion(page, smsPack);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const inner = page.getByRole("alertdialog").locator(".waypost-Dialog-content");
  await expect
    .poll(() => inner.evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeLessThanOrEqual(0);
});
