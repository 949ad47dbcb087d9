import { expect, test } from "vitest";
import { browserWithCamera, closeBrowsers } from "../fake-camera.ts";
import { eventually } from "../kit.ts";
import { layoutFaults } from "../layout-faults.ts";
import { violations } from "../page-checks.ts";
import { atDevices, bars, found, imeiOf, pressScan } from "../scan-kit.ts";
import { square, TRUCK, VAN, withCodes } from "../scan-kit.ts";
import { setTextSize } from "../text-size.ts";

closeBrowsers();

test("an IMEI that was typed before is not entered twice", async () => {
  const { page } = await withCodes(bars(VAN));
  await imeiOf(page, 1).fill(VAN);
  await pressScan(page);
  await eventually(() => found(page)).toEqual(["350000000000006Device 1 has it already"]);
  await page.keyboard.press("Escape");
  expect(await page.getByRole("group", { name: /^Device/ }).count()).toBe(1);
});

test("the dialog of a scan loses no content in any window, with text twice as large either", async () => {
  const { page } = await withCodes(bars(VAN), square(TRUCK));
  await pressScan(page);
  await eventually(() => found(page)).toHaveLength(2);
  for (const [width, height, size] of [
    [360, 740, "100%"],
    [320, 640, "200%"],
    [1280, 900, "100%"],
    [320, 256, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, size);
    await eventually(() => layoutFaults(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
});

test("where the browser's own reader does not work, the portal's own takes over", async () => {
  const browser = await browserWithCamera([bars(VAN)]);
  const { page } = await atDevices(browser, () => {
    class Detector {
      static getSupportedFormats = () => Promise.resolve(["qr_code", "code_128"]);
      detect = () => Promise.reject(new DOMException("unavailable", "NotSupportedError"));
    }
    Reflect.set(window, "BarcodeDetector", Detector);
  });
  await pressScan(page);
  await eventually(() => found(page)).toEqual(["350000000000006Device 1"]);
});
