import { accountJourneys } from "./account-states.ts";
import { dormantJourneys } from "./dormant-states.ts";
import { arrived, press, type Journey } from "./kit.ts";
import { LONG_EMAIL, confirm, errorShown, openFor, seen } from "./states-kit.ts";
import {
  CUSTOMER,
  ask,
  enterTaskCard,
  etaPack as eta,
  multiReactivation as multi,
  reactivation as single,
  smsPack as sms,
} from "./task-rows.ts";
import type { Page } from "playwright";
import { until } from "./opened-page.ts";

const DECLINED = "4000000000000002";
const FLEET = 900;
const LIST = "GET /info/imei/list/{customer_id}";

const oneDeviceCustomer: Journey = {
  "no device that could be reactivated": async (portal) => {
    await openFor(portal, single, 923);
    await seen(portal.page, "There are no devices to reactivate");
  },
  "a fleet to choose one device from": async (portal) => {
    await openFor(portal, single, FLEET);
    await seen(portal.page, "Showing 14 of 10,000.");
  },
  "a device being looked up": async (portal) => {
    portal.sandbox.sandbox.fault({ call: "getReactivationDeviceInfo", kind: "hang" });
    await openFor(portal, single, CUSTOMER);
    await portal.page.getByRole("listbox").getByRole("option").last().click();
    await press(portal, "Continue");
    await seen(portal.page, "Loading…");
  },
  "plan and card, with errors": async (portal) => {
    await portal.page.reload();
    await press(portal, "Continue");
    await press(portal, single.lastButton);
    await errorShown(portal.page, "CVV is required");
  },
  "the plans of the device": async ({ page }) => {
    await page.getByRole("textbox", { name: "Plan" }).click();
    await page.getByRole("dialog").waitFor();
  },
  "the question before reactivating a device": async (portal) => {
    await press(portal, "Close");
    await enterTaskCard(portal.page, DECLINED);
    await ask(portal.page, single);
  },
  "a device whose reactivation was refused": async (portal) => {
    await press(portal, single.confirm);
    await seen(portal.page, "Your card was declined");
  },
  "a device whose reactivation is unknown": async (portal) => {
    await press(portal, "Use another card");
    await enterTaskCard(portal.page);
    portal.sandbox.sandbox.fault({ call: single.call, kind: "refuse" });
    await confirm(portal, single);
    await seen(portal.page, "not confirmed yet");
  },
  "the question before reactivating it a second time": async (portal) => {
    await press(portal, "Send it again");
    await single.fillAgain?.(portal.page);
    await ask(portal.page, single);
    await seen(portal.page, "I understand that I may be charged twice");
  },
  "a device reactivated": async (portal) => {
    await portal.page.getByText("I understand that I may be charged twice").click();
    await press(portal, single.confirm);
    await portal.page.getByRole("dialog", { name: "Success!!" }).waitFor();
  },
  "the receipt of a device": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

const reactivatingCustomer: Journey = {
  "no device to reactivate": async (portal) => {
    await openFor(portal, multi, 923);
    await seen(portal.page, "There are no devices to reactivate");
  },
  "ten thousand devices, all of them selected": async (portal) => {
    await openFor(portal, multi, FLEET);
    await press(portal, "Select all 10,000");
    await seen(portal.page, "10,000 selected");
  },
  "cancelled devices": async (portal) => {
    await openFor(portal, multi, CUSTOMER);
    await portal.page.getByRole("listbox").getByRole("option").first().click();
    await portal.page.getByRole("listbox").getByRole("option").last().click();
  },
  "plans and card, with errors": async (portal) => {
    await press(portal, "Continue");
    await press(portal, multi.lastButton);
    await errorShown(portal.page, "CVV is required");
  },
  "the question before reactivating": async ({ page }) => {
    await enterTaskCard(page, DECLINED);
    await ask(page, multi);
  },
  "a reactivation that was refused": async (portal) => {
    await press(portal, multi.confirm);
    await seen(portal.page, "Your card was declined");
  },
  "another card": async (portal) => {
    await press(portal, "Use another card");
    await enterTaskCard(portal.page);
  },
  "a lookup of what became of devices": async (portal) => {
    portal.sandbox.sandbox.fault({ call: multi.call, kind: "hang" });
    await confirm(portal, multi);
    await seen(portal.page, "Sending your request…");
    portal.sandbox.sandbox.fault({ call: "listReactivationDevices", kind: "hang", times: 2 });
    await portal.page.reload();
    await seen(portal.page, "Checking what happened to your request…");
  },
  "a reactivation that is unknown": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    await page.reload();
    await seen(page, "not confirmed yet");
  },
  "devices that appear to be active": async (portal) => {
    const { page, sandbox } = portal;
    await openFor(portal, multi, 924);
    await page.getByRole("listbox").getByRole("option").first().click();
    await press(portal, "Continue");
    await enterTaskCard(page);
    sandbox.sandbox.fault({ call: multi.call, kind: "lost" });
    await confirm(portal, multi);
    await seen(page, "This appears to be done.");
  },
  "devices reactivated": async (portal) => {
    await press(portal, "Start over");
    await portal.page.getByRole("listbox").getByRole("option").first().click();
    await press(portal, "Continue");
    await enterTaskCard(portal.page);
    await confirm(portal, multi);
    await portal.page.getByRole("dialog", { name: "Success!!" }).waitFor();
  },
  "the receipt of devices": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

const accountOwner: Journey = {
  "an address without the customer of an account": async ({ page, open }) => {
    await open("/account");
    await seen(page, "This link is incomplete");
  },
  "an account whose devices are being loaded": async ({ page, open, sandbox }) => {
    sandbox.sandbox.fault({ call: LIST, kind: "hang", times: "always" });
    await open(`/account?customer_id=${CUSTOMER}&email=${LONG_EMAIL}`);
    await page.getByText("Your devices are loading…").waitFor({ state: "attached" });
  },
  "an account whose devices could not be loaded": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    sandbox.sandbox.fault({ call: LIST, kind: "error-json", times: "always" });
    await page.reload();
    await seen(page, "Your devices could not be loaded.");
  },
  "an account with its devices": async (portal) => {
    portal.sandbox.sandbox.clearFaults();
    await press(portal, "Try again");
    await seen(portal.page, /\$59.85 on/);
  },
  "an account with its cancelled devices": async (portal) => {
    await press(portal, "5 cancelled devices");
    await seen(portal.page, "Reactivate several");
  },
  "an account with every task": async ({ page, open }) => {
    await page.evaluate(() => localStorage.setItem("token", "sample"));
    await open(`/account?customer_id=923&email=${LONG_EMAIL}&imei=358000000000001&iccid=8901`);
    await seen(page, "Activate dormant mode");
    await seen(page, "No active devices");
  },
};

const select = (page: Page, pack: string) =>
  page.getByRole("button", { name: `Select, ${pack}` }).click();

const smsCustomer: Journey = {
  "an address without its customer": async ({ page, open }) => {
    await open(sms.route);
    await seen(page, "This link is incomplete");
  },
  "packs being loaded": async (portal) => {
    portal.sandbox.sandbox.fault({ call: "listServicePlans", kind: "hang", times: "always" });
    await openFor(portal, sms, CUSTOMER);
    await portal.page.getByText("Loading…").waitFor({ state: "attached" });
  },
  "packs that could not be loaded": async ({ page, sandbox }) => {
    sandbox.sandbox.clearFaults();
    sandbox.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: "always" });
    await page.reload();
    await seen(page, "Error!");
  },
  "SMS packs, none of them chosen": async (portal) => {
    portal.sandbox.sandbox.clearFaults();
    await press(portal, "Try again");
    await press(portal, sms.lastButton);
    await errorShown(portal.page, "Plan is Required");
  },
  "an SMS pack": async ({ page }) => {
    await select(page, "500 SMS");
    await seen(page, "Charged to your card on file");
  },
  "a price that could not be read again": async (portal) => {
    portal.sandbox.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: "always" });
    await press(portal, sms.lastButton);
    await seen(portal.page, "The price could not be checked");
  },
  "a price that has changed": async (portal) => {
    portal.sandbox.sandbox.clearFaults();
    await press(portal, sms.cancel);
    portal.sandbox.sandbox.setPrice("sms_500", 33.9);
    await press(portal, sms.lastButton);
    await seen(portal.page, "The price has changed");
  },
  "the question before buying an SMS pack": async (portal) => {
    await press(portal, sms.cancel);
    await ask(portal.page, sms);
  },
  "an SMS pack being bought": async (portal) => {
    portal.sandbox.sandbox.fault({ call: sms.call, kind: "hang" });
    await press(portal, sms.confirm);
    await seen(portal.page, "Sending your request…");
  },
  "an SMS pack that may have been bought": async ({ page, sandbox }) => {
    // The reload must not come before the request has reached the server and used up its fault.
    await until("the request has arrived", async () => sandbox.sandbox.faults().length === 0);
    await page.reload();
    await seen(page, "Please do not pay again yet");
  },
  "the question before buying it a second time": async (portal) => {
    await press(portal, "Send it again");
    await seen(portal.page, "I understand that I may be charged twice");
  },
  "an SMS pack that was refused": async (portal) => {
    await openFor(portal, sms, 901);
    await select(portal.page, "100 SMS");
    await confirm(portal, sms);
    await seen(portal.page, "Account is blocked");
  },
  "an SMS pack that got no answer": async (portal) => {
    await openFor(portal, sms, 906);
    await select(portal.page, "100 SMS");
    await confirm(portal, sms);
    await seen(portal.page, "Please do not pay again yet");
  },
};

const etaCustomer: Journey = {
  "an address without the customer of an ETA pack": async ({ page, open }) => {
    await open(eta.route);
    await arrived(page, eta.title);
  },
  "ETA packs, none of them chosen": async (portal) => {
    await openFor(portal, eta, CUSTOMER);
    await press(portal, eta.lastButton);
    await errorShown(portal.page, "Plan is Required");
  },
  "the question before buying an ETA pack": async ({ page }) => {
    await select(page, "ETA 1000");
    await ask(page, eta);
  },
  "an ETA pack bought": async (portal) => {
    await press(portal, eta.confirm);
    await portal.page.getByRole("dialog", { name: "Success!!" }).waitFor();
  },
  "the receipt of an ETA pack": async (portal) => {
    await press(portal, "Ok");
    await portal.page.getByRole("dialog").waitFor({ state: "detached" });
  },
};

/** The states of the tasks, grouped by customer. */
export const taskJourneys: Readonly<Record<string, Journey>> = {
  "an owner who opens the account": accountOwner,
  "a customer who buys SMS packs": smsCustomer,
  "a customer who buys an ETA pack": etaCustomer,
  "a customer who reactivates one device": oneDeviceCustomer,
  "a customer who reactivates devices": reactivatingCustomer,
  ...accountJourneys,
  ...dormantJourneys,
};
