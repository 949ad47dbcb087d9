// @module-tag long
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { acceptTerms, fillCard, fillDevice, submitEmail, GPS_IMEI, toPayment } from "./customer.ts";
import { addButton, atDevices, waitForFieldFocus, imei } from "./device-kit.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { violations } from "./page-checks.ts";
import { setTextSize } from "./text-size.ts";

const next = (page: Page) => page.getByRole("button", { name: "Next" });

const total = (page: Page) => page.getByRole("button", { name: "Due when you confirm $59.85" });

const PHONE = { width: 360, height: 740 };

/** Returns true if the whole element is inside the window. */
const isInView = (page: Page, name: string): Promise<boolean> =>
  page.getByRole("button", { name }).evaluate((it) => {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** Scrolls from the top of the page to its end. Returns false if a button was out of view. */
async function inViewFromStartToEnd(page: Page, ...names: string[]): Promise<boolean[]> {
  const seen: boolean[] = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), end * part);
    for (const name of names) seen.push(await isInView(page, name));
  }
  return seen;
}

test("on a phone Next stays in view, and no focused field is behind its bar", async () => {
  const { page, open } = await openPortal(PHONE);
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await inViewFromStartToEnd(page, "Next")).not.toContain(false);
  const hidden: string[] = [];
  for (const key of [...Array<string>(24).fill("Tab"), ...Array<string>(24).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector(".waypost-ActionBar-bar");
      const it = document.activeElement;
      if (bar === null || it === null || bar.contains(it) || !it.closest("form")) return null;
      const isBelow = it.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      // Elements after the bar in the form are below it.
      const isAfter = bar.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBelow && isAfter === 0 ? it.outerHTML.slice(0, 80) : null;
    });
    if (covered !== null) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test("once prices are known there is one total, which stays in view and opens the order by keyboard and by touch", async () => {
  const { page } = await atDevices(PHONE);
  await imei(page).fill(GPS_IMEI);
  // The summary follows selections, not typing.
  await addButton(page).click();
  const shown = () => page.getByText("Due when you confirm").filter({ visible: true }).count();
  await page.getByRole("button", { name: "Your order" }).click();
  await page.getByText("No plan chosen yet").first().waitFor();
  expect(await shown()).toBe(0);
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  expect(await shown()).toBe(0);
  await page.getByRole("button", { name: "Remove device 2" }).click();
  await total(page).waitFor();
  expect(await shown()).toBe(1);
  expect(await inViewFromStartToEnd(page, "Next", "Due when you confirm")).not.toContain(false);

  await total(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Van" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await total(page).getAttribute("aria-expanded")).toBe("false");
  await waitForFieldFocus(total(page));
  await total(page).click();
  await page.getByRole("listitem").filter({ hasText: "Van" }).waitFor();
  await page.getByLabel("Device Name").focus();
  await eventually(() => total(page).getAttribute("aria-expanded")).toBe("false");

  await page.emulateMedia({ media: "print" });
  expect(await next(page).count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
  // The bar and the panel each respond to the width of the window.
  await eventually(() => total(page).count()).toBe(0);
  await eventually(shown).toBe(1);
});

const bottomOf = (it: Locator) => it.evaluate((el) => el.getBoundingClientRect().bottom);

test("Next and the total are in view from the start to the end of the later steps", async () => {
  const portal = await openPortal(PHONE);
  const { page } = portal;
  await toPayment(portal);
  expect(await inViewFromStartToEnd(page, "Next", "Due when you confirm")).not.toContain(false);
  await page.getByRole("button", { name: "Previous" }).click();
  await arrived(page, "Which devices do you want to activate?");
  expect(await inViewFromStartToEnd(page, "Next", "Due when you confirm")).not.toContain(false);
  await next(page).click();
  await arrived(page, "How would you like to pay?");
  await fillCard(page, { number: "4111111111111111" });
  await next(page).click();
  await arrived(page, "Terms of Service");
  expect(await inViewFromStartToEnd(page, "Next", "Due when you confirm")).not.toContain(false);
  await acceptTerms(page);
});

test("the bar grows upwards when a submit is rejected, so that Next does not move", async () => {
  const { page } = await atDevices(PHONE);
  const bar = page.locator(".waypost-ActionBar-bar");
  const fromBottom = async () => (await bottomOf(bar)) - (await bottomOf(next(page)));
  const before = await fromBottom();
  await next(page).click();
  const toFirst = bar.getByRole("link", { name: "Go to the first error" });
  await toFirst.waitFor();
  await eventually(fromBottom).toBe(before);
  expect(await page.getByText("Please check 3 fields").count()).toBe(1);
  await toFirst.click();
  await eventually(() => isFocused(page.getByLabel("IMEI", { exact: true }))).toBe(true);
});

test.each([
  ["Spanish on a phone", { width: 320, height: 640 }, "100%", "es-MX"],
  ["French with text twice as large", { width: 360, height: 740 }, "200%", "fr-CA"],
  ["a low window", { width: 640, height: 320 }, "100%", "en-US"],
])("%s: nothing is cut off, and fields have room", async (_, size, text, locale) => {
  const portal = await openPortal({ ...size, locale });
  const { page, open } = portal;
  await page.emulateMedia({ forcedColors: "active" });
  await open("/registration/customer-information");
  await setTextSize(page, text);
  await page.locator("#email").fill("new.customer@example.com");
  await page.keyboard.press("Enter");
  const bar = page.locator(".waypost-ActionBar-bar");
  await bar.waitFor();
  await eventually(() => layoutFaults(page)).toEqual([]);
  const share = await bar.evaluate((it) =>
    getComputedStyle(it).position === "sticky" ? it.clientHeight / innerHeight : 0,
  );
  expect(share).toBeLessThanOrEqual(0.4);
});
