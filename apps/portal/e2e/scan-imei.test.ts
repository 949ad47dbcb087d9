import { describe, expect, test } from "vitest";
import { browserWithCamera, closeBrowsers } from "./fake-camera.ts";
import { isFocused } from "./keyboard.ts";
import { eventually } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { violations } from "./page-checks.ts";
import {
  atDevices,
  bars,
  cameras,
  dialogOf,
  found,
  ICCID,
  pressScan,
  said,
  scanButton,
  square,
  textOf,
  TRUCK,
  VAN,
  withCodes,
} from "./scan-kit.ts";
import { setTextSize } from "./text-size.ts";

closeBrowsers();

test("a barcode and a QR code at once fill two rows without another request, and the focus returns to the button", async () => {
  const portal = await withCodes(bars(VAN), square(`S/N:7;IMEI:${TRUCK};ICCID:${ICCID}`));
  const { page } = portal;
  expect(await page.evaluate(() => "BarcodeDetector" in window)).toBe(false);
  await pressScan(page);
  const done = dialogOf(page).getByRole("button", { name: "Done" });
  const before = await done.boundingBox();
  await eventually(() => found(page)).toHaveLength(2);
  expect(await said(page)).toBe("Scan the next device, or press Done.");
  expect(await done.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 320, height: 256 });
  await eventually(() => layoutFaults(page)).toEqual([]);
  await done.click();
  const texts = async () => [await textOf(page, 1), await textOf(page, 2)];
  await eventually(async () => new Set(await texts())).toEqual(new Set([VAN, TRUCK]));
  await eventually(() => cameras(page)).toEqual(["ended"]);
  await eventually(() => isFocused(scanButton(page))).toBe(true);
  const hosts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).hostname),
  );
  expect(new Set(hosts)).toEqual(new Set(["127.0.0.1"]));
  expect(portal.console.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
});

test(
  "the code of a SIM card fills nothing, and the camera stops when the page is hidden or left",
  { tags: ["long"] },
  async () => {
    const { page } = await withCodes(bars(ICCID));
    await pressScan(page);
    await eventually(() => said(page)).toContain("This code is not an IMEI.");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "hidden");
    });
    await eventually(() => cameras(page)).toEqual(["ended"]);
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await textOf(page, 1)).toBe("");
    await pressScan(page);
    await eventually(() => cameras(page)).toEqual(["ended", "live"]);
    await page.goBack();
    await eventually(() => cameras(page)).toEqual(["ended", "ended"]);
    expect(await dialogOf(page).count()).toBe(0);
  },
);

test(
  "with the browser's own reader four codes fill four rows, and the camera stops automatically",
  { tags: ["long"] },
  async () => {
    const browser = await browserWithCamera([bars(ICCID)]);
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
  },
);

test(
  "on a phone the first button of the step scans, with the torch if it has one",
  { tags: ["long"] },
  async () => {
    const browser = await browserWithCamera([bars(VAN)]);
    const portal = await atDevices(browser, () => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) => matchMedia(query === "(pointer: coarse)" ? "all" : query);
      const track = MediaStreamTrack.prototype;
      track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
      track.applyConstraints = async (wanted) => {
        document.title = JSON.stringify(wanted);
      };
    });
    const { page } = portal;
    const first = page.getByRole("button", { name: "Scan the label of your device" });
    await first.click();
    const light = dialogOf(page).getByRole("button", { name: "Light" });
    await light.click();
    await eventually(() => light.getAttribute("aria-pressed")).toBe("true");
    expect(await page.title()).toBe('{"advanced":[{"torch":true}]}');
    await eventually(() => found(page)).toHaveLength(1);
    await dialogOf(page).getByRole("button", { name: "Done" }).click();
    await eventually(() => textOf(page, 1)).toBe(VAN);
    const top = async (one: typeof first) => (await one.boundingBox())?.y ?? 0;
    expect(await top(first)).toBeLessThan(await top(scanButton(page)));
  },
);

describe("further cases", { tags: ["long"] }, () => {
  test("the scan dialog clips no content in any window, even with text twice as large", async () => {
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

  test("if the browser's own reader does not work, the portal's own takes over", async () => {
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
