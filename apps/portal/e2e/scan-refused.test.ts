/** @module-tag long */

import { describe, expect, test } from "vitest";
import { browserWithCamera, browserWithoutCamera, closeBrowsers } from "./fake-camera.ts";
import { eventually } from "./kit.ts";
import {
  VAN,
  bars,
  atDevices,
  dialogOf,
  cameras,
  scanButton,
  imeiOf,
  said,
  pressScan,
} from "./scan-kit.ts";

closeBrowsers();

describe("without a camera the IMEI is typed", () => {
  test("there is no button without a camera", async () => {
    const browser = await browserWithoutCamera();
    const { page } = await atDevices(browser);
    // The page has requested the list as well, before this.
    await page.evaluate(() => navigator.mediaDevices.enumerateDevices());
    expect(await scanButton(page).count()).toBe(0);
    await imeiOf(page, 1).fill(VAN);
  });

  test("a camera that is denied, missing or in use is explained in a sentence", async () => {
    const browser = await browserWithCamera([bars(VAN)], ["--use-fake-ui-for-media-stream=deny"]);
    const { page } = await atDevices(browser);
    await pressScan(page);
    await eventually(() => said(page)).toContain("This page may not use the camera.");
    for (const [name, sentence] of [
      ["NotFoundError", "No camera was found. Please type the IMEI."],
      ["NotReadableError", "The camera could not be started. Please type the IMEI."],
    ] as const) {
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "detached" });
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException("", error);
        };
      }, name);
      await pressScan(page);
      await eventually(() => said(page)).toBe(sentence);
    }
    await page.keyboard.press("Escape");
    await imeiOf(page, 1).fill(VAN);
  });

  test("a reader that fails to load is explained in a sentence, and the camera stops", async () => {
    const browser = await browserWithCamera([bars(VAN)]);
    const { page } = await atDevices(browser);
    await page.route("**/*.wasm", (route) => route.abort());
    await pressScan(page);
    await eventually(() => said(page)).toBe(
      "The scanner could not be loaded. Please type the IMEI.",
    );
    await eventually(() => cameras(page)).toEqual(["ended"]);
  });
});
