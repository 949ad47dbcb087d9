import { expect, test } from "vitest";
import { GPS_IMEI } from "../customer.ts";
import { atImei, messagesFromNow, NOT_FOUND, SHORT, stopClock } from "../imei-kit.ts";
import { eventually } from "../kit.ts";

test("who pauses at fewer digits reads what the server says of them on leaving the field", async () => {
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
  await page.getByText(NOT_FOUND).waitFor();
  expect(askedAbout()).toEqual([SHORT]);
  // Typing on takes it away again.
  await field.press("End");
  await field.pressSequentially(GPS_IMEI.slice(SHORT.length));
  await page.getByText("GL300 · GPS tracker").waitFor();
  expect(await page.getByText(NOT_FOUND).count()).toBe(0);
});

test("Next shows what the server says of fewer digits, and waits for it", async () => {
  const { page, field, askedAbout } = await atImei();
  await stopClock(page);
  await field.pressSequentially(SHORT);
  await field.press("Enter");
  await eventually(askedAbout).toEqual([SHORT]);
  await page.clock.resume();
  await page.getByText(NOT_FOUND).waitFor();
  expect(await page.title()).toBe("Which devices do you want to activate? · Waypost");
});
