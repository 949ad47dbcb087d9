import type { Locator } from "playwright";
import { GPS_IMEI, waitForDialogFocus, OBD_IMEI } from "./customer.ts";
import { press, type Journey, type Portal } from "./kit.ts";
import { EVERYTHING, flip, openSettings, register, RESTRICTED } from "./settings-kit.ts";
import { setRules, settingsDialog, setUpButton } from "./settings-kit.ts";

/** Registers a tracker and a plug on a plan with these rules, and opens the settings of one. */
async function opened(portal: Portal, rules: string | null, at: number): Promise<Locator> {
  const { page } = portal;
  await setRules(page, rules);
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  await page.getByRole("button", { name: "Dismiss message" }).click();
  const dialog = await openSettings(portal, at);
  await unfoldEverything(portal, dialog);
  return dialog;
}

/** Expands every section that is collapsed on a phone, so that a small window shows all of them. */
async function unfoldEverything({ page }: Portal, dialog: Locator): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const folded = dialog.locator(".waypost-FoldingSection-button[aria-expanded=false]");
  while ((await folded.count()) > 0) await folded.first().click();
  await page.setViewportSize({ width: 1280, height: 900 });
}

const ownerOfATracker: Journey = {
  "the settings of a tracker being loaded": async (portal) => {
    const { page, sandbox } = portal;
    await register(portal, { imeis: ["350000000000009"] });
    await page.getByRole("button", { name: "Dismiss message" }).click();
    sandbox.sandbox.fault({ call: "loadDeviceSettings", kind: "hang" });
    await setUpButton(page).click();
    await page.getByText("Loading the settings of your device…").waitFor();
  },
  "a device that cannot be set up after a reload": async ({ page }) => {
    await page.reload();
    await page.getByText("Setup is only available right after registration.").waitFor();
  },
  "the settings of a tracker": async (portal) => {
    await press(portal, "Have more devices to activate?");
    await opened(portal, EVERYTHING, 0);
  },
  "the settings of a tracker, edited": async (portal) => {
    const dialog = settingsDialog(portal.page);
    await dialog
      .locator("#device_name")
      .fill("The second depot's van, licence plate_0123456789012");
    await dialog.locator("#speed_limit").fill("75.5");
    await press(portal, "+ Add Secondary Phone Number");
    await flip(dialog, "Speed Alert: Push");
    await dialog.getByText("was 112").waitFor();
  },
  "the settings of a tracker, with errors": async (portal) => {
    const dialog = settingsDialog(portal.page);
    await dialog.locator("#speed_limit").fill("500");
    await dialog.locator("#odometer").fill("1.2.3");
    await press(portal, "Save");
    await dialog.getByRole("link", { name: "Enter a speed from 0 to 300" }).waitFor();
  },
  "the question before changes are lost": async ({ page }) => {
    await settingsDialog(page).getByRole("button", { name: "Close" }).click();
    const question = page.getByRole("alertdialog", { name: "Close without saving?" });
    await waitForDialogFocus(question);
  },
  "the icons of trackers": async (portal) => {
    await press(portal, "Keep editing");
    await press(portal, "Choose Icon");
    await waitForDialogFocus(portal.page.getByRole("dialog", { name: "Pick Tracker Icon!!" }));
  },
  "the settings of a tracker that were refused": async (portal) => {
    const { page, sandbox } = portal;
    await press(portal, "Cancel");
    const dialog = settingsDialog(page);
    await dialog.locator("#odometer").fill("");
    await dialog.locator("#speed_limit").fill("75");
    sandbox.sandbox.fault({ call: "saveDeviceSettings", kind: "error-json", status: 400 });
    await press(portal, "Save");
    await dialog.getByRole("alert").waitFor();
    const toast = page.getByRole("alertdialog").filter({ hasText: "Error!" });
    await toast.getByRole("button").press("Enter");
    await toast.waitFor({ state: "detached" });
  },
  "the settings of a tracker being saved": async (portal) => {
    portal.sandbox.sandbox.fault({ call: "saveDeviceSettings", kind: "hang" });
    await press(portal, "Save");
    await portal.page.getByText("Saving your settings…").waitFor();
  },
};

const ownerOnARestrictedPlan: Journey = {
  "the settings of a tracker on a restricted plan": async (portal) => {
    const dialog = await opened(portal, RESTRICTED, 0);
    await dialog.getByText("G-Sensor Movement").click();
    await dialog.getByText("Trip Alert (Email Only)").waitFor();
  },
  "the settings of a plug on a restricted plan": async (portal) => {
    const dialog = settingsDialog(portal.page);
    // Escape would close a tooltip first, if one is under the pointer.
    await dialog.getByRole("button", { name: "Close" }).click();
    await press(portal, "Discard and close");
    await dialog.waitFor({ state: "detached" });
    await openSettings(portal, 1);
    await unfoldEverything(portal, dialog);
  },
};

/** The owners of a device, each with the states of its settings. */
export const settingsJourneys: Readonly<Record<string, Journey>> = {
  "an owner who sets up a tracker": ownerOfATracker,
  "an owner on a restricted plan": ownerOnARestrictedPlan,
};
