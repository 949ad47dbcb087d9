import { demoCustomer, demoPassword } from "@waypost/sandbox";
import {
  continueWithAccount,
  fillDetails,
  submitCard,
  fillDevice,
  submitEmail,
  GPS_IMEI,
} from "./customer.ts";
import { arrived, type Journey } from "./kit.ts";
import {
  agree,
  device,
  errorShown,
  imei,
  LONG_EMAIL,
  openPlans,
  pressButton,
  seen,
} from "./states-kit.ts";

const IN_USE = "358000000000001";

/** A customer with an account, up to an unknown outcome. */
export const returningCustomer: Journey = {
  "the e-mail of an account": async ({ page, open }) => {
    await open("/registration/customer-information");
    await submitEmail(page, demoCustomer.email);
    await arrived(page, "Welcome back!");
  },
  "a password that is missing": async ({ page }) => {
    await pressButton(page, "Continue with Password");
    await errorShown(page, "Password is required");
  },
  "saved cards being fetched": async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "customerCards", kind: "hang", times: "always" });
    await page.locator("#password").fill(demoPassword);
    await pressButton(page, "Continue with Password");
    await seen(page, "Fetching your saved cards…");
  },
  "an IMEI in use that can be reactivated": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await page.reload();
    await continueWithAccount(page, demoPassword);
    await arrived(page, "Which devices do you want to activate?");
    await imei(page).fill(IN_USE);
    await page.getByRole("link", { name: "Reactivate." }).waitFor();
  },
  "plans being loaded": async ({ page, sandbox }) => {
    await page.getByText("KMH", { exact: true }).click();
    await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
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
    await pressButton(page, "Close");
    await pressButton(page, "Next");
    await seen(page, "we never store a password or saved cards");
  },
  "saved cards": async ({ page }) => {
    await page.locator("#password").fill(demoPassword);
    await pressButton(page, "Show my saved cards");
    await page.getByText("Second Sample Bank").click();
  },
  "the confirmation of the card": async ({ page }) => {
    await pressButton(page, "Next");
    await seen(page, "Are you sure you want to continue with your Existing Card?");
  },
  "a rejected registration": async ({ page }) => {
    await pressButton(page, "Yes");
    await agree(page);
    await pressButton(page, "Confirm");
    await seen(page, "Your card was declined");
  },
  registering: async ({ page, sandbox }) => {
    sandbox.sandbox.fault({ call: "register", kind: "hang" });
    await pressButton(page, "Previous");
    await agree(page);
    await pressButton(page, "Confirm");
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
    await seen(page, "Check now");
  },
};

/** A customer with one device, which is registered. */
export const quickCustomer: Journey = {
  "a password that has to be entered again": async ({ page, open }) => {
    await open("/registration/customer-information");
    await submitEmail(page, "quick@example.com");
    await fillDetails(page);
    await pressButton(page, "Next");
    await device(page, 1).waitFor();
    await page.reload();
    await seen(page, "we never store a password");
  },
  "all devices registered": async ({ page }) => {
    await page.locator("#password").fill("again");
    await page.locator("#confirmPassword").fill("again");
    await pressButton(page, "Next");
    await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await page.getByText("KMH", { exact: true }).click();
    await pressButton(page, "Next");
    await submitCard(page);
    await agree(page);
    await pressButton(page, "Confirm");
    await seen(page, "Your device is active");
    await seen(page, "Device Registered Successfully");
  },
};

/** A customer whose checks fail at first. */
export const unluckyCustomer: Journey = {
  "the e-mail form, after a failed check": async ({ page, open, sandbox }) => {
    sandbox.sandbox.fault({ call: "checkEmail", kind: "error-json", status: 500 });
    await open("/registration/customer-information");
    await submitEmail(page, LONG_EMAIL);
    await seen(page, "Press Next to try again");
  },
  "the details, with all errors corrected": async ({ page }) => {
    await pressButton(page, "Next");
    await arrived(page, "Your details");
    await page.getByLabel("Phone Number").fill("5550001111");
    await page.getByText("Text Me", { exact: true }).click();
    await pressButton(page, "Next");
    await errorShown(page, "FirstName is required");
    await fillDetails(page);
    await page.locator(".waypost-ErrorSummary").waitFor({ state: "detached" });
  },
  "no saved cards after a wrong password": async ({ page }) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await continueWithAccount(page, "wrong");
    await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await page.getByText("KMH", { exact: true }).click();
    await pressButton(page, "Next");
    await seen(page, "No saved cards were found");
  },
};
