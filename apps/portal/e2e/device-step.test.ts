import { expect, test } from "vitest";
import { allowClipboard } from "./engine.ts";
import { GPS_IMEI } from "./customer.ts";
import { addButton, atDevices, focusIsAt, imei, planField, recommended } from "./device-kit.ts";
import { arrived, eventually } from "./kit.ts";

test("an IMEI shows in groups once its field is left, and is copied and asked about without gaps", async () => {
  const { page, context, sandbox } = await atDevices();
  await allowClipboard(context);
  const groups = page.locator(".waypost-ImeiField-groups");
  await imei(page).pressSequentially(GPS_IMEI);
  expect(await groups.isVisible()).toBe(false);
  await page.keyboard.press("Tab");
  await groups.waitFor();
  expect(await groups.locator("bdi > span").allTextContents()).toEqual([
    "35",
    "000000",
    "000000",
    "1",
  ]);
  await imei(page).press("End");
  await page.keyboard.press("Backspace");
  expect(await imei(page).inputValue()).toBe(GPS_IMEI.slice(0, -1));
  await page.keyboard.press("1");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(GPS_IMEI);
  const asked = sandbox.sandbox.log().filter(({ path }) => path.includes("/imei_validation/"));
  expect(asked.filter(({ path }) => !/\/\d+$/.test(path))).toEqual([]);
  expect(asked.at(-1)?.path).toMatch(new RegExp(`/${GPS_IMEI}$`));
  await page.reload();
  await arrived(page, "Which devices do you want to activate?");
  expect(await imei(page).inputValue()).toBe(GPS_IMEI);
  await groups.waitFor();
});

test("the plan is one stop of the Tab key, and the recommended one is chosen in one press, which names its price", async () => {
  const { page } = await atDevices();
  await imei(page).fill(GPS_IMEI);
  await recommended(page).focus();
  await page.keyboard.press("Tab");
  await focusIsAt(planField(page));
  await page.keyboard.press("Tab");
  await focusIsAt(addButton(page));
  await page
    .getByRole("button", { name: "Recommended: Plus quarterly, $19.95/month" })
    .press("Enter");
  await eventually(() => planField(page).inputValue()).toMatch(/plus/i);
  await focusIsAt(planField(page));
  expect(await recommended(page).count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByText("Total Billed - $59.85 · Billed Quarterly").waitFor();
});
