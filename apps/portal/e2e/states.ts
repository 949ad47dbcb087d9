import { arrived, press, type Journey, type Portal } from "./kit.ts";
import { quickCustomer, returningCustomer, unluckyCustomer } from "./returning-states.ts";
import { taskJourneys } from "./task-states.ts";
import type { Locator, Page } from "playwright";
import {
  GPS_IMEI,
  OBD_IMEI,
  fillDetails,
  fillDevice,
  submitCard,
  submitEmail,
  waitForDialogFocus,
} from "./customer.ts";
import { EVERYTHING, RESTRICTED, flip, openSettings, register } from "./settings-kit.ts";
import { setRules, setUpButton, settingsDialog } from "./settings-kit.ts";
import {
  LONG_EMAIL,
  LONG_NAME,
  agree,
  device,
  errorShown,
  imei,
  openPlans,
  pressButton,
  seen,
} from "./states-kit.ts";

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
const settingsJourneys: Readonly<Record<string, Journey>> = {
  "an owner who sets up a tracker": ownerOfATracker,
  "an owner on a restricted plan": ownerOnARestrictedPlan,
};

const LONG_DEVICE = "The second depot's delivery van, licence plate_0123456789012345678901234567";
const SUBSCRIPTION_FAILS = "359000000000901";

const toast = (page: Page) => page.getByRole("alertdialog").filter({ hasText: "Error!" });

/** A new customer, from the first form to a partial registration. */
const newCustomer: Journey = {
  "the e-mail form, with the toast of a skipped step": async ({ page, open }) => {
    await open("/registration/terms");
    await page.getByLabel("Email").waitFor();
    await seen(page, "You cannot proceed furthur");
    // A toast does not close while it has the focus.
    await toast(page).getByRole("button").focus();
    return toast(page);
  },
  "the e-mail form, with an error": async ({ page }) => {
    await toast(page).getByRole("button").press("Enter");
    await toast(page).waitFor({ state: "detached" });
    await submitEmail(page, "");
    await errorShown(page, "Email is required");
  },
  "the e-mail being checked": async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "checkEmail", kind: "hang", times: "always" });
    await submitEmail(page, LONG_EMAIL);
    await seen(page, "Checking your email…");
  },
  "the details, empty": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await page.reload();
    await submitEmail(page, LONG_EMAIL);
    await arrived(page, "Your details");
  },
  "the details, with all errors": async ({ page }) => {
    await page.getByLabel("Phone Number").fill("5550001111");
    await page.getByText("Text Me", { exact: true }).click();
    await pressButton(page, "Next");
    await errorShown(page, "FirstName is required");
  },
  "the details, with a list open": async ({ page }) => {
    await page.getByRole("combobox", { name: "Country" }).press("ArrowDown");
    return page.getByRole("listbox");
  },
  "no device yet": async ({ page }) => {
    await page.keyboard.press("Escape");
    await fillDetails(page, { firstName: LONG_NAME, lastName: LONG_NAME });
    await pressButton(page, "Next");
    await device(page, 1).waitFor();
  },
  "the devices, with errors": async ({ page }) => {
    await pressButton(page, "Next");
    await errorShown(page, "IMEI is required");
  },
  "the tooltip about the IMEI": async ({ page }) => {
    await imei(page).press("Shift+Tab");
    return page.getByRole("tooltip");
  },
  "an IMEI being checked": async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "checkImei", kind: "hang", times: "always" });
    await imei(page).fill(GPS_IMEI);
    await page.locator(".waypost-ImeiField .waypost-Spinner").waitFor();
  },
  "a valid IMEI": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await imei(page).fill("35000000000000");
    await imei(page).fill(GPS_IMEI);
    await seen(page, "Service Plan");
  },
  "the quarterly plans": async ({ page }) => {
    await openPlans(page);
    await page.getByRole("tabpanel").getByText("Billed Quarterly").first().waitFor();
  },
  "the monthly plans": async ({ page }) => {
    await page.getByRole("tab", { name: "Monthly" }).click();
    await page.getByRole("tabpanel").getByText("Billed Monthly").first().waitFor();
  },
  "the yearly plans": async ({ page }) => {
    await page.getByRole("tab", { name: "Yearly" }).click();
    await page.getByRole("tabpanel").getByText("Billed Yearly").first().waitFor();
  },
  "four devices": async ({ page }) => {
    await pressButton(page, "Close");
    const imeis = [GPS_IMEI, OBD_IMEI, "350000000000002", SUBSCRIPTION_FAILS];
    for (const [index, number] of imeis.entries()) {
      if (index > 0) await pressButton(page, "+ Add More Devices");
      const name = index === 2 ? "Van" : `${index + 1}. ${LONG_DEVICE}`;
      await fillDevice(page, { number: index + 1, imei: number, name });
    }
    await page.getByText("KMH", { exact: true }).click();
  },
  "a new card, empty": async ({ page }) => {
    await pressButton(page, "Next");
    await page.getByLabel("Card Number").waitFor();
  },
  "a new card, with errors": async ({ page }) => {
    await pressButton(page, "Next");
    await errorShown(page, "CVV is required");
  },
  "a new card": async ({ page }) => {
    await submitCard(page);
    await page.getByRole("heading", { name: "Terms of Service" }).waitFor();
    await pressButton(page, "Previous");
    await page.getByLabel("CVV").fill("123");
  },
  "the terms": async ({ page }) => {
    await pressButton(page, "Next");
    await page.getByRole("heading", { name: "Terms of Service" }).waitFor();
  },
  "the confirmation for four devices": async ({ page }) => agree(page),
  "some of the devices registered": async ({ page }) => {
    await pressButton(page, "Confirm");
    await seen(page, "We are facing issue");
  },
};

const JOURNEYS: Readonly<Record<string, Journey>> = {
  "a new customer with four devices": newCustomer,
  "a returning customer": returningCustomer,
  "a customer with one device": quickCustomer,
  "a customer whose checks fail": unluckyCustomer,
  ...taskJourneys,
  ...settingsJourneys,
};

/**
 * The customers of the journeys, which together visit every state of the registration and the
 * tasks.
 */
export const customers = Object.keys(JOURNEYS);

/**
 * Visits the states of one customer and checks each of them.
 *
 * @returns the faults that the checks found, each with its state
 */
export async function visitStates(
  customer: string,
  portal: Portal,
  check: (state: string, isThere: () => Promise<void>) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [state, reach] of Object.entries(JOURNEYS[customer] ?? {})) {
    const overlay = await reach(portal);
    const isThere = async () => overlay?.waitFor();
    await isThere();
    const found = await check(state, isThere);
    await isThere();
    faults.push(...found.map((line) => `${state}: ${line}`));
  }
  return faults;
}
