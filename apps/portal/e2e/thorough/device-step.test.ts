import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "../customer.ts";
import { atDevices, imei, planField, recommended } from "../device-kit.ts";
import { eventually } from "../kit.ts";

const PRICES = "GET /info/service_plan/revised";

const boxOf = async (it: Locator) => {
  const box = await it.boundingBox();
  if (box === null) throw new Error("not on the page");
  return box;
};

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
    await eventually(async () => (await boxOf(tip)).y).toBeGreaterThan(heading.y + heading.height);
  });

  test("neither the answer about an IMEI nor a plan moves the choice of the unit", async () => {
    const { page } = await atDevices(size);
    const placeOfUnit = async () => {
      const unit = await boxOf(page.getByRole("radiogroup", { name: "Unit" }));
      // The window may have scrolled.
      return unit.y - (await boxOf(page.getByRole("heading", { level: 1 }))).y;
    };
    const before = await placeOfUnit();
    for (const [number, answer] of [
      [GPS_IMEI, "GPS tracker"],
      [OBD_IMEI, "OBD device"],
    ] as const) {
      await imei(page).fill(number);
      await page.getByText(` · ${answer}`).waitFor();
      await recommended(page).waitFor();
      expect(await placeOfUnit()).toBeCloseTo(before, 0);
    }
    await recommended(page).click();
    await recommended(page).waitFor({ state: "detached" });
    expect(await placeOfUnit()).toBeCloseTo(before, 0);
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

test("no plan is recommended in one press while the prices are unknown", async () => {
  const { page } = await atDevices({}, ({ sandbox }) =>
    sandbox.sandbox.fault({ call: PRICES, kind: "hang", times: "always" }),
  );
  await imei(page).fill(GPS_IMEI);
  await planField(page).waitFor();
  expect(await recommended(page).count()).toBe(0);
});
