import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { continueWithAccount, waitForDialogFocus } from "./customer.ts";
import { browserWithCamera, browserWithoutCamera, closeBrowsers } from "./fake-camera.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { violations } from "./page-checks.ts";
import {
  atStart,
  bars,
  cameras,
  dialogOf,
  ICCID,
  imeiOf,
  said,
  textOf,
  TRUCK,
  VAN,
} from "./scan-kit.ts";

closeBrowsers();

const frontDoor = (page: Page) =>
  page.getByRole("button", { name: "Have the tracker in your hand? Scan it" });
const another = (page: Page) => page.getByRole("button", { name: "Scan another device" });
const devices = (page: Page) => page.locator(".app-front-door [aria-live] > *");
/** Returns the IMEI checks that reached the sandbox. */
const checks = ({ sandbox }: Portal) =>
  sandbox.sandbox
    .log()
    .map(({ path }) => path)
    .filter((path) => path.includes("imei_validation"));

const tracker = (imei: string) => `GL520, GPS tracker${imei}Plans from $14.45 a month`;

declare global {
  interface Window {
    vibrations: VibratePattern[];
  }
}

describe("with a camera, the first view scans a device before it asks for the e-mail address", () => {
  test("the scan closes after one device, whose row is complete in the second step", async () => {
    const portal = await atStart(await browserWithCamera([bars(VAN)]), () => {
      window.vibrations = [];
      navigator.vibrate = (pattern) => window.vibrations.push(pattern as number) > 0;
    });
    const { page } = portal;
    const email = page.getByLabel("Email");
    await frontDoor(page).waitFor();
    const top = async (one: typeof email) => (await one.boundingBox())?.y ?? 0;
    expect(await top(frontDoor(page))).toBeLessThan(await top(email));
    expect(await cameras(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await frontDoor(page).click();
    await eventually(() => devices(page).allTextContents()).toEqual([tracker(VAN)]);
    await dialogOf(page).waitFor({ state: "detached" });
    await eventually(() => cameras(page)).toEqual(["ended"]);
    expect(await page.evaluate(() => window.vibrations)).toEqual([50]);
    await eventually(() => isFocused(another(page))).toBe(true);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await continueWithAccount(page);
    await arrived(page, "Which devices do you want to activate?");
    await eventually(() => textOf(page, 1)).toBe(VAN);
    await page.getByText("GL520").waitFor();
    expect(checks(portal)).toHaveLength(1);
  });

  test(
    "a code that is no IMEI is not entered, and the scan stays open",
    { tags: ["long"] },
    async () => {
      const { page } = await atStart(await browserWithCamera([bars(ICCID)]));
      await frontDoor(page).click();
      await waitForDialogFocus(dialogOf(page));
      await eventually(() => said(page)).toContain("This code is not an IMEI.");
      expect(await devices(page).count()).toBe(0);
    },
  );

  test(
    "the room of its button is there before its code has loaded",
    { tags: ["long"] },
    async () => {
      const browser = await browserWithCamera([bars(VAN)]);
      const { page, open } = await openPortal({ browser, width: 360, height: 740 });
      const distance = () =>
        page.evaluate(() => {
          const [top = 0, email = 0] = ["main h1", "#email"].map(
            (part) => document.querySelector(part)?.getBoundingClientRect().top,
          );
          return email - top;
        });
      await page.route("**/FrontDoor-*.js", (route) => route.abort());
      await open("/registration/customer-information");
      await page.locator("[data-camera=yes] .app-front-door").waitFor();
      const before = await distance();
      await page.unrouteAll();
      await page.reload();
      await frontDoor(page).waitFor();
      expect(await distance()).toBe(before);
    },
  );
});

test("without a camera nothing offers a scan, and no room is left for it", async () => {
  const { page } = await atStart(await browserWithoutCamera());
  await page.evaluate(() => navigator.mediaDevices.enumerateDevices());
  expect(await frontDoor(page).count()).toBe(0);
  expect(await page.locator(".app-front-door").isVisible()).toBe(false);
});

describe("a link with IMEIs", () => {
  test.each([
    { of: "one", link: `/?imei=${VAN}`, shown: [tracker(VAN)] },
    {
      of: "two equal ones, on the first step",
      link: `/registration/customer-information?imei=${VAN},${VAN}`,
      shown: [tracker(VAN)],
    },
    {
      of: "a number that is none",
      link: `/?imei=12345,${VAN}`,
      shown: [tracker(VAN)],
      told: ["Part of the link is not an IMEI, so it was not added."],
    },
  ])("fills rows with $of", async ({ link, shown, told = [] }) => {
    const portal = await openPortal({ width: 360, height: 740 });
    const { page, open } = portal;
    await open(link);
    await eventually(() => devices(page).allTextContents()).toEqual(shown);
    const toasts = page.getByRole("alertdialog");
    for (const text of told) await toasts.getByText(text).waitFor();
    expect(await toasts.count()).toBe(told.length);
    expect(checks(portal)).toHaveLength(1);
    expect(await layoutFaults(page)).toEqual([]);
    await page.reload();
    await eventually(() => devices(page).allTextContents()).toEqual(shown);
    expect(checks(portal)).toHaveLength(1);
  });

  test("of five fills four rows after what was typed, and says so", async () => {
    const { page, open } = await openPortal({ width: 360, height: 740 });
    await open("/registration/customer-information");
    await continueWithAccount(page);
    await imeiOf(page, 1).fill("12a");
    const five = [VAN, TRUCK, "350000000000014", "860000000000017", "350000000000022"];
    await open(`/?imei=${five.join(",")}`);
    await page.getByRole("alertdialog").getByText("up to 4 devices at once").waitFor();
    await arrived(page, "Activate your tracker");
    await eventually(async () => (await devices(page).allTextContents()).length).toBe(4);
    await continueWithAccount(page);
    await eventually(() => textOf(page, 1)).toBe("12a");
    expect(await Promise.all([2, 3, 4].map((row) => textOf(page, row)))).toEqual(five.slice(0, 3));
  });

  test("keeps the IMEI of a device that is already in use, with the reason", async () => {
    const { page, open } = await openPortal();
    await open("/?imei=359000000000903");
    await devices(page).getByText("already in use").waitFor();
    expect(await devices(page).textContent()).toContain("359000000000903");
  });
});
