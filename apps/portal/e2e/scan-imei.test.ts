import { describe, expect, test } from "vitest";
import { browserWithCamera, closeBrowsers } from "./fake-camera.ts";
import { eventually } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { violations } from "./page-checks.ts";
import {
  VAN,
  TRUCK,
  ICCID,
  bars,
  square,
  atDevices,
  scanButton,
  dialogOf,
  imeiOf,
  textOf,
  said,
  found,
  cameras,
  pressScan,
  withCodes,
} from "./scan-kit.ts";

closeBrowsers();

describe("with the portal's own reader, under its policy", () => {
  test.each([
    ["a barcode", bars(VAN)],
    ["a QR code with all numbers of the label", square(`S/N:7;IMEI:${VAN};ICCID:${ICCID}`)],
  ])("%s fills the field, and the focus comes back to the button", async (_, code) => {
    const portal = await withCodes(code);
    const { page } = portal;
    expect(await page.evaluate(() => "BarcodeDetector" in window)).toBe(false);
    await pressScan(page);
    await eventually(() => found(page)).toEqual(["350000000000006Device 1"]);
    expect(await said(page)).toBe("Scan the next device, or press Done.");
    await dialogOf(page).getByRole("button", { name: "Done" }).click();
    await eventually(() => textOf(page, 1)).toBe(VAN);
    await eventually(() => cameras(page)).toEqual(["ended"]);
    await eventually(() => scanButton(page).evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    const hosts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).hostname),
    );
    expect(new Set(hosts)).toEqual(new Set(["127.0.0.1"]));
    expect(portal.console.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
  });

  test("two codes at once fill two rows", async () => {
    const { page } = await withCodes(bars(VAN), square(TRUCK));
    await pressScan(page);
    await eventually(() => found(page)).toHaveLength(2);
    await page.keyboard.press("Escape");
    const texts = async () => [await textOf(page, 1), await textOf(page, 2)];
    await eventually(async () => new Set(await texts())).toEqual(new Set([VAN, TRUCK]));
    await eventually(() => cameras(page)).toEqual(["ended"]);
  });

  test("the code of a SIM card fills nothing, and the page says why", async () => {
    const { page } = await withCodes(bars(ICCID));
    await pressScan(page);
    await eventually(() => said(page)).toContain("This code is not an IMEI.");
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await textOf(page, 1)).toBe("");
  });

  test("an IMEI that was typed before is not entered twice", async () => {
    const { page } = await withCodes(bars(VAN));
    await imeiOf(page, 1).fill(VAN);
    await pressScan(page);
    await eventually(() => found(page)).toEqual(["350000000000006Device 1 has it already"]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("group", { name: /^Device/ }).count()).toBe(1);
  });

  test("the dialog loses no content in any window, with text twice as large either", async () => {
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
      await page.evaluate((fontSize) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${fontSize} !important }`);
        document.adoptedStyleSheets = [sheet];
      }, size);
      await eventually(() => layoutFaults(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
  });

  test("nothing in the dialog moves when codes are found", async () => {
    const { page } = await withCodes(bars(VAN), square(TRUCK));
    await pressScan(page);
    const done = dialogOf(page).getByRole("button", { name: "Done" });
    const before = await done.boundingBox();
    await eventually(() => found(page)).toHaveLength(2);
    expect(await done.boundingBox()).toEqual(before);
  });

  test("going back in the browser stops the camera", async () => {
    const { page } = await withCodes(bars(ICCID));
    await pressScan(page);
    await eventually(() => cameras(page)).toEqual(["live"]);
    await page.goBack();
    await eventually(() => cameras(page)).toEqual(["ended"]);
    expect(await dialogOf(page).count()).toBe(0);
  });

  test("a page that is hidden closes the dialog and stops the camera", async () => {
    const { page } = await withCodes(bars(ICCID));
    await pressScan(page);
    await eventually(() => cameras(page)).toEqual(["live"]);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await eventually(() => cameras(page)).toEqual(["ended"]);
    await dialogOf(page).waitFor({ state: "detached" });
  });
});

describe("with the browser's own reader", () => {
  test("four codes fill four rows, and the camera stops by itself", async () => {
    const browser = await browserWithCamera([bars("nothing")]);
    const portal = await atDevices(browser, () => {
      window.seen = [
        "350000000000006",
        "860000000000009",
        "350000000000014",
        "IMEI 860000000000017",
        "350000000000006",
      ];
      class Detector {
        static getSupportedFormats = () => Promise.resolve(["qr_code", "code_128"]);
        detect = () => Promise.resolve(window.seen.map((rawValue) => ({ rawValue })));
      }
      Reflect.set(window, "BarcodeDetector", Detector);
    });
    const { page } = portal;
    await pressScan(page);
    await eventually(() => said(page)).toBe("All 4 devices have an IMEI.");
    await eventually(() => cameras(page)).toEqual(["ended"]);
    await dialogOf(page).getByRole("button", { name: "Done" }).click();
    expect(await textOf(page, 4)).toBe("860000000000017");
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(files.filter((name) => /wasm/.test(name))).toEqual([]);
  });

  test("where it does not work, the portal's own takes over", async () => {
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
});
