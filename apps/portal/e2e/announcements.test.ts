/** @module-tag long */

import { build } from "esbuild";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { continueWithAccount, fillDevice, GPS_IMEI, toConfirm } from "./customer.ts";
import { atDevices } from "./device-kit.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";
import { openSettings, register } from "./settings-kit.ts";

declare global {
  interface Window {
    reader: typeof import("@guidepup/virtual-screen-reader").virtual;
  }
}

let code = "";

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'import { virtual } from "@guidepup/virtual-screen-reader/browser.js"; window.reader = virtual;',
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: "iife",
    write: false,
  });
  code = outputFiles[0]?.text ?? "";
});

/** Starts a screen reader, which announces focus and changes from then on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(code);
  await page.evaluate(() => window.reader.start({ container: document.body }));
}

/**
 * Returns its announcements without repetitions. It repeats a live region for each change in it.
 */
async function said(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(() => window.reader.spokenPhraseLog());
  return [...new Set(phrases)].filter((phrase) => !/^(document|\w+: )$/.test(phrase));
}

test("a screen reader announces the check of an IMEI, and why it is rejected", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await continueWithAccount(page);
  await arrived(page, "Which devices do you want to activate?");
  await listen(page);
  await page.getByLabel("IMEI", { exact: true }).fill("359000000000904");
  await eventually(() => said(page)).toEqual([
    "textbox, IMEI, The 15 digits on the label of your device.",
    "polite: Checking the IMEI…",
    "polite: IMEI already in use, please try with another IMEI",
  ]);
});

test.each([
  ["in a wide window", { width: 1280, height: 900 }],
  ["on a phone", { width: 360, height: 740 }],
])(
  "%s a screen reader announces a removed device, the row with the focus and the new total, once",
  async (_, size) => {
    const { page } = await atDevices(size);
    await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await page.getByRole("button", { name: "+ Add More Devices" }).click();
    await fillDevice(page, { number: 2, imei: "350000000000002", name: "Bus" });
    await page.getByText("$119.70").filter({ visible: true }).first().waitFor();
    await listen(page);
    await page.getByRole("button", { name: "Remove device 2" }).press("Enter");
    await eventually(() => said(page)).toEqual([
      "button, Remove device 2",
      "button, Edit device 1",
      "polite: Device 2 removed, 1 left",
      "polite: Due when you confirm $59.85",
    ]);
  },
);

test("a screen reader announces the sum, that it is sent, and a declined card with the focused heading", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toConfirm(portal, { card: "4000000000000002" });
  await listen(page);
  await press(portal, "Confirm");
  await arrived(page, "Your devices were not activated");
  await eventually(async () => (await said(page)).slice(-7)).toEqual([
    expect.stringMatching(/^alertdialog, Confirmation, \$59\.85 Total USD 59\.85 billed instantly/),
    "button, Confirm",
    "status",
    "assertive: Registering your devices…",
    "polite: Registering your devices…This can take a minute. Please keep this page open.",
    "heading, Your devices were not activated, level 1",
    "assertive: Error Card declined",
  ]);
});

test("a screen reader announces that no reply came, the look-up, and what not to do", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await toConfirm(portal);
  sandbox.sandbox.fault({ call: "register", kind: "lost" });
  await listen(page);
  await press(portal, "Confirm");
  await page.getByText("is in use now").waitFor();
  await page.getByRole("button", { name: "Previous" }).focus();
  await eventually(async () => (await said(page)).slice(-7)).toEqual([
    "polite: Registering your devices…This can take a minute. Please keep this page open.",
    "alertdialog, We could not confirm your registration",
    "polite: Checking whether your devices were registered…",
    "assertive: We could not confirm your registration",
    expect.stringMatching(/^assertive: Please do not pay again yet.*350000000000001 is in use now/),
    "button, Previous",
    "assertive: Error! Something Went Wrong",
  ]);
});

test("a screen reader announces how many settings have changed, that they are saved, and where the focus is afterwards", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  const dialog = await openSettings(portal);
  await listen(page);
  await dialog.getByLabel("Device Name").fill("Flower van");
  await press(portal, "Save");
  await dialog.waitFor({ state: "detached" });
  // The button is announced once more when it stops waiting, unless its dialog has closed by then.
  const saidOnce = async () => (await said(page)).filter((phrase) => phrase !== "assertive: Save");
  await eventually(saidOnce).toEqual([
    "dialog, Device Settings, Van 1",
    "textbox, Device Name, Van 1",
    "polite: 1 change",
    "button, Save",
    "polite: Saving your settings…",
    "button, SETUP YOUR DEVICE, Flower van",
    "assertive: Device Update Successfully",
  ]);
});
