/** @module-tag long */

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { continueWithAccount, fillDetails, fillDevice, submitEmail, GPS_IMEI } from "./customer.ts";
import { arrived, openPortal } from "./kit.ts";

const WIDTHS = [320, 768, 1280];

const IN_USE = "358000000000001";

/** Returns the distance of each field and of the buttons in the form from the top of the page, in px. */
const places = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll(
        "main .waypost-Field, main .waypost-Form-actions, main .waypost-ActionBar-back",
      ),
    ].filter(
      // The bar at the bottom of a narrow window does not move with the page.
      ({ parentElement: bar }) => bar === null || getComputedStyle(bar).position !== "fixed",
    );
    return fields.map((field) => field.getBoundingClientRect().top + scrollY);
  });

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const seen = (page: Page, text: string) => page.getByText(text).first().waitFor();

/**
 * Expects the error summary above the first field, and that messages only add to the distances of
 * the others from that field.
 */
async function expectOnlySummary(page: Page, act: () => Promise<void>): Promise<void> {
  const distances = async () => {
    const [first = Number.NaN, ...others] = await places(page);
    return others.map((top) => top - first);
  };
  const before = await distances();
  expect(before.length).toBeGreaterThan(0);
  await act();
  const [summary, field] = await page.evaluate(() =>
    [".waypost-ErrorSummary", ".waypost-Field"].map(
      (part) => document.querySelector(`main ${part}`)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(summary).toBeLessThan(field ?? Number.NaN);
  const after = await distances();
  const grown = after.map((top, index) => top - (before[index] ?? Number.NaN));
  // Each message opens its own line below its field.
  expect(grown.every((px, index) => px >= (grown[index - 1] ?? 0))).toBe(true);
}

test.each(WIDTHS)(
  "errors only add their own lines below the fields of a new customer, %i px wide",
  async (width) => {
    const { page, open } = await openPortal({ width, isFirstVisit: true, motion: true });
    await open("/registration/customer-information");
    await page.getByLabel("Email").waitFor();
    await next(page);
    await seen(page, "Email is required");
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    await page.getByLabel("Phone Number").fill("5550001111");
    await page.getByText("Text Me", { exact: true }).click();
    await expectOnlySummary(page, async () => {
      await next(page);
      await seen(page, "Please check 10 fields");
    });
    await fillDetails(page);
    await next(page);
    await arrived(page, "Which devices do you want to activate?");
    await expectOnlySummary(page, async () => {
      await next(page);
      await seen(page, "Please check 3 fields");
    });
    await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await page.getByText("KMH", { exact: true }).click();
    await next(page);
    await arrived(page, "How would you like to pay?");
    await page.getByLabel("Card Holder Name").fill("");
    await page.getByLabel("Card Number").fill("4111");
    await page.getByLabel("CVV").fill("1");
    await expectOnlySummary(page, async () => {
      await next(page);
      await seen(page, "Please check 5 fields");
    });
  },
);

test.each(WIDTHS)(
  "the server's message about an IMEI opens its own line, and moves nothing above it, %i px wide",
  async (width) => {
    const { page, open } = await openPortal({ width, isFirstVisit: true, motion: true });
    await open("/registration/customer-information");
    await continueWithAccount(page);
    await arrived(page, "Which devices do you want to activate?");
    const [first, , ...below] = await places(page);
    await page.getByLabel("IMEI", { exact: true }).fill(IN_USE);
    const link = page.getByRole("link", { name: "Reactivate." });
    await link.waitFor();
    const grown = async () =>
      (await places(page)).slice(2).map((top, at) => top - (below[at] ?? top));
    expect((await places(page))[0]).toBe(first);
    const line = await link.evaluate(({ parentElement: message }) => message?.offsetHeight ?? 0);
    expect((await grown()).every((px) => px >= 0 && px <= line)).toBe(true);
  },
);

test("a field does not move while its error is corrected", async () => {
  const { page, open } = await openPortal({
    width: 360,
    height: 740,
    isFirstVisit: true,
    motion: true,
  });
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  await page.getByLabel("Phone Number").fill("5550001111");
  await page.getByText("Text Me", { exact: true }).click();
  await next(page);
  const link = page.getByRole("link", { name: "FirstName is required" });
  await link.click();
  const top = () =>
    page.getByLabel("First Name").evaluate((field) => field.getBoundingClientRect().top);
  const before = await top();
  await page.getByLabel("First Name").fill("Sam");
  await seen(page, "9 fields left to correct");
  expect(await top()).toBe(before);
  expect(await link.count()).toBe(0);
  const line = page.getByRole("listitem").filter({ hasText: "FirstName is required" });
  expect(await line.textContent()).toBe("FirstName is required (corrected)");
  expect(
    await line.getByText("FirstName").evaluate((text) => getComputedStyle(text).textDecorationLine),
  ).toContain("line-through");
});
