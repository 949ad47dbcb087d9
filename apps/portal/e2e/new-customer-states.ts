import type { Page } from "playwright";
import {
  fillDetails,
  submitCard,
  fillDevice,
  submitEmail,
  GPS_IMEI,
  OBD_IMEI,
} from "./customer.ts";
import { arrived, type Journey } from "./kit.ts";
import {
  agree,
  device,
  errorShown,
  imei,
  LONG_EMAIL,
  LONG_NAME,
  openPlans,
  pressButton,
  seen,
} from "./states-kit.ts";

const LONG_DEVICE = "The second depot's delivery van, licence plate_0123456789012345678901234567";
const SUBSCRIPTION_FAILS = "359000000000901";

const toast = (page: Page) => page.getByRole("alertdialog").filter({ hasText: "Error!" });

/** A new customer, from the first form to a partial registration. */
export const newCustomer: Journey = {
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
