import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { GPS_IMEI } from "./customer.ts";
import { atDevices, imei } from "./device-kit.ts";
import { allowClipboard } from "./engine.ts";
import { eventually } from "./kit.ts";

const NOON = new Date("2026-11-21T12:00:00");

const NOT_FOUND = "IMEI not found";

const errorOf = (page: Page) => page.locator(".waypost-Field-error");

const SHORT = GPS_IMEI.slice(0, 8);

/** Opens the devices of a returning customer, with the focus in the first IMEI. */
async function atImei() {
  const portal = await atDevices({}, ({ page }) => page.clock.install({ time: NOON }));
  const field = imei(portal.page);
  await field.focus();
  return {
    ...portal,
    field,
    /** Returns the checked IMEIs in order. */
    askedAbout: () =>
      portal.sandbox.sandbox
        .log()
        .flatMap(({ path }) => path.split("/info/imei_validation/").slice(1)),
  };
}

/**
 * Stops the page's clock, so that keys follow each other immediately, however slow the machine is.
 */
const stopClock = (page: Page) => page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));

/** Records every message below a field from now on, however briefly it is shown. */
async function messagesFromNow(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(".waypost-Field-error")) {
        if (textContent !== "") texts.push(textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => seen.evaluate((texts) => texts);
}

test("an IMEI that is typed quickly is checked once, and no message flickers", async () => {
  const { page, field, askedAbout } = await atImei();
  const messages = await messagesFromNow(page);
  await stopClock(page);
  await field.pressSequentially(GPS_IMEI);
  await page.clock.resume();
  await page.getByText("GL300 · GPS tracker").waitFor();
  expect(askedAbout()).toEqual([GPS_IMEI]);
  expect(await messages()).toEqual([]);
});

test("a paste loses its spaces and is checked at once, complete or not", async () => {
  const { page, context, field, askedAbout } = await atImei();
  await allowClipboard(context);
  await stopClock(page);
  for (const text of ["35 000000", "35 000000 000000 1"]) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.fill("");
    await page.keyboard.press("ControlOrMeta+V");
    await eventually(() => askedAbout().at(-1)).toBe(text.replaceAll(" ", ""));
  }
  expect(await field.inputValue()).toBe(GPS_IMEI);
  expect(askedAbout()).toEqual([SHORT, GPS_IMEI]);
});

describe("further cases", { tags: ["long"] }, () => {
  test("fewer digits are checked after a pause, and the server's message is shown on leaving the field", async () => {
    const { page, field, askedAbout } = await atImei();
    const messages = await messagesFromNow(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/${SHORT}`, async (route) => {
      await held;
      await route.continue();
    });
    const spinner = page.locator(".waypost-ImeiField .waypost-Spinner");
    await stopClock(page);
    await field.pressSequentially(SHORT);
    expect(await spinner.count()).toBe(0);
    await page.clock.resume();
    await spinner.waitFor();
    letGo();
    await spinner.waitFor({ state: "detached" });
    expect(await messages()).toEqual([]);
    await page.keyboard.press("Tab");
    await errorOf(page).getByText(NOT_FOUND).waitFor();
    expect(askedAbout()).toEqual([SHORT]);
    // Typing removes it again.
    await field.press("End");
    await field.pressSequentially(GPS_IMEI.slice(SHORT.length));
    await page.getByText("GL300 · GPS tracker").waitFor();
    expect(await page.getByText(NOT_FOUND).count()).toBe(0);
  });

  test("Next shows the server's message about fewer digits, and waits for it", async () => {
    const { page, field, askedAbout } = await atImei();
    await stopClock(page);
    await field.pressSequentially(SHORT);
    await field.press("Enter");
    await eventually(askedAbout).toEqual([SHORT]);
    await page.clock.resume();
    await errorOf(page).getByText(NOT_FOUND).waitFor();
    expect(await page.title()).toBe("Which devices do you want to activate? · Waypost");
  });
});
