import type { Page } from "playwright";
import { expect, test } from "vitest";
import { GPS_IMEI } from "./customer.ts";
import { atDevices, imei } from "./device-kit.ts";
import { allowClipboard } from "./engine.ts";
import { eventually } from "./kit.ts";

const NOON = new Date("2026-11-21T12:00:00");

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
