import type { Page } from "playwright";
import { GPS_IMEI } from "./customer.ts";
import { atDevices, imei } from "./device-kit.ts";

const NOON = new Date("2026-11-21T12:00:00");
export const NOT_FOUND = "IMEI not found";
export const SHORT = GPS_IMEI.slice(0, 8);

/** A returning customer with the focus in the first IMEI. */
export async function atImei() {
  const portal = await atDevices({}, ({ page }) => page.clock.install({ time: NOON }));
  const field = imei(portal.page);
  await field.focus();
  return {
    ...portal,
    field,
    /** The IMEIs that the server was asked about, in their order. */
    askedAbout: () =>
      portal.sandbox.sandbox
        .log()
        .flatMap(({ path }) => path.split("/info/imei_validation/").slice(1)),
  };
}

/** Stops the page's clock: keys follow each other at once, however slow the machine is. */
export const stopClock = (page: Page) => page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));

/** Notes from now on every message that shows below a field, however briefly. */
export async function messagesFromNow(page: Page): Promise<() => Promise<string[]>> {
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
