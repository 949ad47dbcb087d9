import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import {
  addButton,
  atDevices,
  waitForFieldFocus,
  imei,
  planField,
  recommended,
} from "./device-kit.ts";
import { allowClipboard } from "./engine.ts";
import { arrived, eventually } from "./kit.ts";

test("an IMEI is shown in groups once its field is left, and is copied and checked without spaces", async () => {
  const { page, context, sandbox } = await atDevices();
  await allowClipboard(context);
  const groups = page.locator(".waypost-ImeiField-groups");
  await imei(page).pressSequentially(GPS_IMEI);
  expect(await groups.isVisible()).toBe(false);
  await page.keyboard.press("Tab");
  await groups.waitFor();
  expect(await groups.locator("bdi > span").allTextContents()).toEqual(["35000", "00000", "00001"]);
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

test("the plan is one tab stop, and the recommended plan is selected with one press, which shows its price", async () => {
  const { page } = await atDevices();
  await imei(page).fill(GPS_IMEI);
  await planField(page).focus();
  await page.keyboard.press("Tab");
  await waitForFieldFocus(recommended(page));
  await page.keyboard.press("Tab");
  await waitForFieldFocus(addButton(page));
  await page
    .getByRole("button", { name: "Recommended: Plus quarterly, $19.95/month" })
    .press("Enter");
  await eventually(() => planField(page).inputValue()).toMatch(/plus/i);
  await waitForFieldFocus(planField(page));
  expect(await recommended(page).count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByText("$59.85 today").waitFor();
});

test("a scanner with an Enter at its end enters two devices without the mouse", async () => {
  const { page } = await atDevices();
  const scan = (number: string) => page.keyboard.type(`${number}\n`);
  await imei(page).focus();
  await scan(GPS_IMEI);
  await waitForFieldFocus(page.getByLabel("Device Name"));
  await page.keyboard.type("Van 1");
  await imei(page).focus();
  await page.keyboard.press("End");
  await scan(OBD_IMEI);
  await imei(page, 2).waitFor();
  expect([await imei(page).inputValue(), await imei(page, 2).inputValue()]).toEqual([
    GPS_IMEI,
    OBD_IMEI,
  ]);
  expect(await page.getByRole("alert").count()).toBe(0);
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const PRICES = "GET /info/service_plan/revised";

const boxOf = async (it: Locator) => {
  const box = await it.boundingBox();
  if (box === null) throw new Error("not on the page");
  return box;
};

describe("further cases", { tags: ["long"] }, () => {
  describe.each([
    ["a desktop", { width: 1280, height: 900 }],
    ["a phone", { width: 360, height: 740 }],
  ])("on %s", (_, size) => {
    test("the help of the IMEI covers neither the heading nor the progress", async () => {
      const { page } = await atDevices(size);
      await page.getByRole("button", { name: "Where do I find the IMEI?" }).focus();
      await page.keyboard.press("Shift");
      const tip = page.getByRole("tooltip");
      await tip.getByRole("img").waitFor();
      const heading = await boxOf(page.getByRole("heading", { level: 1 }));
      await eventually(async () => (await boxOf(tip)).y).toBeGreaterThan(
        heading.y + heading.height,
      );
    });

    test("the reply to an IMEI does not move its field", async () => {
      const { page } = await atDevices(size);
      const place = async () => (await boxOf(imei(page))).y - (await boxOf(title(page))).y;
      const before = await place();
      for (const [number, answer] of [
        [GPS_IMEI, "GPS tracker"],
        [OBD_IMEI, "OBD device"],
      ] as const) {
        await imei(page).fill(number);
        await page.getByText(` · ${answer}`).waitFor();
        await recommended(page).waitFor();
        expect(await place()).toBeCloseTo(before, 0);
      }
    });
  });

  test("the device is an outline until its IMEI is valid, then a tracker or a plug", async () => {
    const { page } = await atDevices();
    const drawing = page.locator(".waypost-DeviceRow .waypost-DeviceDrawing");
    expect(await drawing.getAttribute("data-state")).toBe("unknown");
    const shapes = new Set([await drawing.innerHTML()]);
    for (const number of [GPS_IMEI, OBD_IMEI]) {
      await imei(page).fill(number);
      await imei(page).blur();
      await eventually(() => drawing.getAttribute("data-state")).toBe("known");
      await eventually(async () => shapes.has(await drawing.innerHTML())).toBe(false);
      shapes.add(await drawing.innerHTML());
    }
    await imei(page).fill("12a");
    await eventually(() => drawing.getAttribute("data-state")).toBe("unknown");
  });

  test("no plan is recommended while the prices are unknown", async () => {
    const { page } = await atDevices({}, ({ sandbox }) =>
      sandbox.sandbox.fault({ call: PRICES, kind: "hang", times: "always" }),
    );
    await imei(page).fill(GPS_IMEI);
    await planField(page).waitFor();
    expect(await recommended(page).count()).toBe(0);
  });
});
