import { expect, test } from "vitest";
import { allowClipboard } from "./engine.ts";
import { GPS_IMEI } from "./customer.ts";
import { atImei, messagesFromNow, SHORT, stopClock } from "./imei-kit.ts";
import { eventually } from "./kit.ts";

test("an IMEI that is typed quickly is asked about once, and no message flickers meanwhile", async () => {
  const { page, field, askedAbout } = await atImei();
  const messages = await messagesFromNow(page);
  await stopClock(page);
  await field.pressSequentially(GPS_IMEI);
  await page.clock.resume();
  await page.getByText("GL300 · GPS tracker").waitFor();
  expect(askedAbout()).toEqual([GPS_IMEI]);
  expect(await messages()).toEqual([]);
});

test("a paste loses its spaces and is asked about at once, complete or not", async () => {
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
