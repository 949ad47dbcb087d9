import type { Browser, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { comeBack, hasFocus } from "./customer.ts";
import { browserWithCamera, browserWithoutCamera, type Code } from "./fake-camera.ts";
import { layoutFaults } from "./layout-faults.ts";
import { violations } from "./page-checks.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const VAN = "350000000000006";
const TRUCK = "860000000000009";
const ICCID = "8901260000000000007";

const bars = (text: string): Code => ({ text, format: "Code128" });
const square = (text: string): Code => ({ text, format: "QRCode" });

declare global {
  interface Window {
    /** Every track of a camera that the page has had. */
    tracks: MediaStreamTrack[];
    /** What a stand-in of the browser's own reader sees. */
    seen: string[];
  }
}

/** The devices step in this browser; the page remembers the tracks of its camera. */
async function atDevices(browser: Browser, prepare?: () => void): Promise<Portal> {
  const portal = await openPortal({ browser, width: 360, height: 740 });
  const { page, open } = portal;
  await page.addInitScript(() => {
    window.tracks = [];
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    const ask = devices?.getUserMedia.bind(devices);
    if (devices === undefined || ask === undefined) return;
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  if (prepare !== undefined) await page.addInitScript(prepare);
  await open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  return portal;
}

const scanButton = (page: Page, number = 1) =>
  page.getByRole("button", { name: `Scan the IMEI of device ${number}` });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Scan the IMEI" });
const imeiOf = (page: Page, number: number) =>
  page.getByRole("group", { name: `Device ${number}` }).getByLabel("IMEI", { exact: true });
/** The text of the field without the gaps that it shows once it is left. */
const textOf = async (page: Page, number: number) =>
  (await imeiOf(page, number).inputValue()).replaceAll(" ", "");
const said = (page: Page) => dialogOf(page).getByRole("status").textContent();
const found = (page: Page) => dialogOf(page).getByRole("listitem").allTextContents();
const cameras = (page: Page) =>
  page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

async function pressScan(page: Page) {
  await scanButton(page).click();
  await hasFocus(dialogOf(page));
}

const withCodes = async (...codes: Code[]): Promise<Portal> =>
  atDevices(await browserWithCamera(codes));

describe("with the portal's own reader, under its policy", () => {
  test.each([
    ["a barcode", bars(VAN)],
    ["a QR code with all numbers of the label", square(`S/N:7;IMEI:${VAN};ICCID:${ICCID}`)],
  ])("%s fills the field, and the focus comes back to the button", async (_, code) => {
    const portal = await withCodes(code);
    const { page } = portal;
    expect(await page.evaluate(() => "BarcodeDetector" in window)).toBe(false);
    await pressScan(page);
    await eventually(() => found(page)).toEqual(["35 000000 000000 6Device 1"]);
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
    await eventually(() => found(page)).toEqual(["35 000000 000000 6Device 1 has it already"]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("group", { name: /^Device/ }).count()).toBe(1);
  });

  test.each([
    [360, 740, "100%"],
    [320, 640, "200%"],
    [1280, 900, "100%"],
    [320, 256, "100%"],
  ])("the dialog loses no content at %i × %i px with text of %s", async (width, height, size) => {
    const { page } = await withCodes(bars(VAN), square(TRUCK));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.evaluate((fontSize) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${fontSize} !important }`);
      document.adoptedStyleSheets = [sheet];
    }, size);
    await eventually(() => layoutFaults(page)).toEqual([]);
    await pressScan(page);
    await eventually(() => found(page)).toHaveLength(2);
    await eventually(() => layoutFaults(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test("nothing in the dialog moves when codes are found", async () => {
    const { page } = await withCodes(bars(VAN), square(TRUCK));
    await page.emulateMedia({ reducedMotion: "reduce" });
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
    await eventually(() => found(page)).toEqual(["35 000000 000000 6Device 1"]);
  });
});

describe("without a camera the IMEI is typed", () => {
  test("no camera, no button", async () => {
    const browser = await browserWithoutCamera();
    const { page } = await atDevices(browser);
    // The page has asked for the list, too, and before this.
    await page.evaluate(() => navigator.mediaDevices.enumerateDevices());
    expect(await scanButton(page).count()).toBe(0);
    await imeiOf(page, 1).fill(VAN);
  });

  test("a refused permission is told in a sentence", async () => {
    const browser = await browserWithCamera([bars(VAN)], ["--use-fake-ui-for-media-stream=deny"]);
    const { page } = await atDevices(browser);
    await pressScan(page);
    await eventually(() => said(page)).toContain("This page may not use the camera.");
    await page.keyboard.press("Escape");
    await imeiOf(page, 1).fill(VAN);
  });

  test.each([
    ["NotFoundError", "No camera was found. Please type the IMEI."],
    ["NotReadableError", "The camera could not be started. Please type the IMEI."],
  ])("%s: %s", async (name, sentence) => {
    const browser = await browserWithCamera([bars(VAN)]);
    const { page } = await atDevices(browser);
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException("", error);
      };
    }, name);
    await pressScan(page);
    await eventually(() => said(page)).toBe(sentence);
  });

  test("a reader that cannot be loaded is told in a sentence, and the camera stops", async () => {
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
