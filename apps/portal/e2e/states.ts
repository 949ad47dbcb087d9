import { demoCustomer, demoPassword } from "@waypost/sandbox";
import type { Page } from "playwright";
import {
  acceptTerms,
  asked,
  comeBack,
  fillDetails,
  giveCard,
  giveDevice,
  giveEmail,
  GPS_IMEI,
  OBD_IMEI,
} from "./customer.ts";
import { arrived, type Journey, type Portal } from "./kit.ts";
import { settingsJourneys } from "./settings-states.ts";
import { taskJourneys } from "./task-states.ts";

// Texts that are longer than a field, the names without spaces to break at.
const LONG_NAME = "Konstantina-Alexandrina-Wolfeschlegelsteinhausenbergerdorff";
const LONG_EMAIL = `${LONG_NAME}@example.com`.toLowerCase();
const LONG_DEVICE = "The second depot's delivery van, licence plate_0123456789012345678901234567";

const IN_USE = "358000000000001";
const SUBSCRIPTION_FAILS = "359000000000901";

const device = (page: Page, number: number) =>
  page.getByRole("group", { name: `Device ${number}` });
const imei = (page: Page) => device(page, 1).getByLabel("IMEI", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const errorLink = (page: Page, text: string) => page.getByRole("link", { name: text }).waitFor();
const openPlans = (page: Page) =>
  device(page, 1).getByRole("textbox", { name: "Service Plan" }).click();

const toast = (page: Page) => page.getByRole("alertdialog").filter({ hasText: "Error!" });

async function ask(page: Page): Promise<void> {
  await acceptTerms(page);
  await asked(page);
}

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
    await giveEmail(page, "");
    await errorLink(page, "Email is required");
  },
  "the e-mail being checked": async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "checkEmail", kind: "hang", times: "always" });
    await giveEmail(page, LONG_EMAIL);
    await seen(page, "Checking your email…");
  },
  "the details, empty": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await page.reload();
    await giveEmail(page, LONG_EMAIL);
    await arrived(page, "Your details");
  },
  "the details, with all errors": async ({ page }) => {
    await page.getByLabel("Phone Number").fill("5550001111");
    await page.getByText("Text Me", { exact: true }).click();
    await press(page, "Next");
    await errorLink(page, "FirstName is required");
  },
  "the details, with a list open": async ({ page }) => {
    await page.getByRole("combobox", { name: "Country" }).press("ArrowDown");
    return page.getByRole("listbox");
  },
  "no device yet": async ({ page }) => {
    await page.keyboard.press("Escape");
    await fillDetails(page, { firstName: LONG_NAME, lastName: LONG_NAME });
    await press(page, "Next");
    await device(page, 1).waitFor();
  },
  "the devices, with errors": async ({ page }) => {
    await press(page, "Next");
    await errorLink(page, "IMEI is required");
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
    await press(page, "Close");
    const imeis = [GPS_IMEI, OBD_IMEI, "350000000000002", SUBSCRIPTION_FAILS];
    for (const [index, number] of imeis.entries()) {
      if (index > 0) await press(page, "+ Add More Devices");
      const name = index === 2 ? "Van" : `${index + 1}. ${LONG_DEVICE}`;
      await giveDevice(page, { number: index + 1, imei: number, name });
    }
    await page.getByText("KMH", { exact: true }).click();
  },
  "a new card, empty": async ({ page }) => {
    await press(page, "Next");
    await page.getByLabel("Card Number").waitFor();
  },
  "a new card, with errors": async ({ page }) => {
    await press(page, "Next");
    await errorLink(page, "CVV is required");
  },
  "a new card": async ({ page }) => {
    await giveCard(page);
    await page.getByRole("heading", { name: "Terms of Service" }).waitFor();
    await press(page, "Previous");
    await page.getByLabel("CVV").fill("123");
  },
  "the terms": async ({ page }) => {
    await press(page, "Next");
    await page.getByRole("heading", { name: "Terms of Service" }).waitFor();
  },
  "the confirmation for four devices": async ({ page }) => ask(page),
  "some of the devices registered": async ({ page }) => {
    await press(page, "Confirm");
    await seen(page, "We are facing issue");
  },
};

const returningCustomer: Journey = {
  "the e-mail of an account": async ({ page, open }) => {
    await open("/registration/customer-information");
    await giveEmail(page, demoCustomer.email);
    await arrived(page, "Welcome back!");
  },
  "a password that is missing": async ({ page }) => {
    await press(page, "Continue with Password");
    await errorLink(page, "Password is required");
  },
  "saved cards being fetched": async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "customerCards", kind: "hang", times: "always" });
    await page.locator("#password").fill(demoPassword);
    await press(page, "Continue with Password");
    await seen(page, "Fetching your saved cards…");
  },
  "an IMEI in use that can be reactivated": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await page.reload();
    await comeBack(page, demoPassword);
    await arrived(page, "Which devices do you want to activate?");
    await imei(page).fill(IN_USE);
    await page.getByRole("link", { name: "Reactivate." }).waitFor();
  },
  "plans being loaded": async ({ page, sandbox }) => {
    await page.getByText("KMH", { exact: true }).click();
    await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    sandbox.sandbox.fault({ call: "listServicePlans", kind: "hang", times: "always" });
    await page.reload();
    await openPlans(page);
    await page.getByText("Loading plans…").waitFor({ state: "attached" });
  },
  "plans that could not be loaded": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    sandbox.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: "always" });
    await page.reload();
    await openPlans(page);
    await seen(page, "The plans could not be loaded.");
  },
  "a password needed again for saved cards": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await press(page, "Close");
    await press(page, "Next");
    await seen(page, "we never store a password or saved cards");
  },
  "saved cards": async ({ page }) => {
    await page.locator("#password").fill(demoPassword);
    await press(page, "Show my saved cards");
    await page.getByText("Second Sample Bank").click();
  },
  "the confirmation of the card": async ({ page }) => {
    await press(page, "Next");
    await seen(page, "Are you sure you want to continue with your Existing Card?");
  },
  "a rejected registration": async ({ page }) => {
    await press(page, "Yes");
    await ask(page);
    await press(page, "Confirm");
    await seen(page, "Your card was declined");
  },
  registering: async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "register", kind: "hang" });
    await press(page, "Previous");
    await ask(page);
    await press(page, "Confirm");
    await seen(page, "Registering your devices…");
  },
  "reading back the outcome": async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "checkImei", kind: "hang", times: "always" });
    await page.reload();
    await seen(page, "Checking whether your devices were registered…");
  },
  "an unknown outcome": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await page.reload();
    await seen(page, "Check again");
  },
};

const quickCustomer: Journey = {
  "a password that has to be entered again": async ({ page, open }) => {
    await open("/registration/customer-information");
    await giveEmail(page, "quick@example.com");
    await fillDetails(page);
    await press(page, "Next");
    await device(page, 1).waitFor();
    await page.reload();
    await seen(page, "we never store a password");
  },
  "all devices registered": async ({ page }) => {
    await page.locator("#password").fill("again");
    await page.locator("#confirmPassword").fill("again");
    await press(page, "Next");
    await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await page.getByText("KMH", { exact: true }).click();
    await press(page, "Next");
    await giveCard(page);
    await ask(page);
    await press(page, "Confirm");
    await seen(page, "Your devices are active");
    await seen(page, "Device Registered Successfully");
  },
};

const unluckyCustomer: Journey = {
  "the e-mail form, after a failed check": async ({ page, open, sandbox }) => {
    sandbox.sandbox.fault({ call: "checkEmail", kind: "error-json", status: 500 });
    await open("/registration/customer-information");
    await giveEmail(page, LONG_EMAIL);
    const failure = page.getByRole("alertdialog");
    await failure.getByRole("button").press("Enter");
    await failure.waitFor({ state: "detached" });
    await seen(page, "Press Next to try again");
  },
  "the details, with all errors corrected": async ({ page }) => {
    await press(page, "Next");
    await arrived(page, "Your details");
    await page.getByLabel("Phone Number").fill("5550001111");
    await page.getByText("Text Me", { exact: true }).click();
    await press(page, "Next");
    await errorLink(page, "FirstName is required");
    await fillDetails(page);
    await seen(page, "All fixed.");
  },
  "no saved cards after a wrong password": async ({ page }) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await comeBack(page, "wrong");
    await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await page.getByText("KMH", { exact: true }).click();
    await press(page, "Next");
    await seen(page, "No saved cards were found");
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

/** The customers of the walks, which together visit every state of the registration and the tasks. */
export const customers = Object.keys(JOURNEYS);

/**
 * Visits the states of one customer and checks each of them.
 * @returns the faults that the checks found, each with its state.
 */
export async function walk(
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
