import type { Page } from "playwright";
import { arrived, press, type Journey } from "./kit.ts";
import { until } from "./opened-page.ts";
import { confirm, errorShown, openFor, seen } from "./states-kit.ts";
import { ask, CUSTOMER, etaPack as eta, smsPack as sms } from "./task-rows.ts";

const select = (page: Page, pack: string) =>
  page.getByRole("button", { name: `Select, ${pack}` }).click();

export const smsCustomer: Journey = {
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

export const etaCustomer: Journey = {
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
