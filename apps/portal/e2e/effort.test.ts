/** @module-tag long */

import { demoCustomer, demoPassword } from "@waypost/sandbox";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { arrived, openPortal, type Portal } from "./kit.ts";
import {
  FIRST_DETAILS,
  acceptTermsByTaps,
  agreement,
  button,
  field,
  fillCardByTaps,
  fillDeviceByTaps,
  recommended,
  submitDetailsByTaps,
  tapAndType,
} from "./phone-kit.ts";
import { GPS_IMEI, asked } from "./customer.ts";
import { go, pick, pressKey, type } from "./keyboard.ts";

/** Registers a device as a new customer, by keyboard, with as few keys as possible. */
async function registerByKeys(page: Page, email: string): Promise<void> {
  await type(field(page, "Email"), email);
  await pressKey(page, "Enter");

  await arrived(page, "Your details");
  for (const [label, text] of FIRST_DETAILS) await type(field(page, label), text);
  await chooseByKeys(page, "State", "Texas");
  await type(field(page, "Zip Code"), "73301");
  await chooseByKeys(page, "Service Provider", "AT&T");
  await type(field(page, "Phone Number"), "5550001111");
  await go(page.getByRole("checkbox", { name: "Text Me" }));
  await pressKey(page, "Space");
  await go(button(page, "Next"));
  await pressKey(page, "Enter");

  await arrived(page, "Which devices do you want to activate?");
  await type(field(page, "IMEI"), GPS_IMEI);
  await recommended(page).waitFor();
  await type(field(page, "Device Name"), "Van");
  await go(recommended(page));
  await pressKey(page, "Enter");
  await go(page.getByRole("radio", { name: "KMH" }));
  await pressKey(page, "Space");
  await go(button(page, "Next"));
  await pressKey(page, "Enter");

  await arrived(page, "How would you like to pay?");
  await type(field(page, "Card Number"), "4111111111111111");
  await type(field(page, "CVV"), "123");
  // The arrow keys would pass the current year, which clears an expired month.
  await pick(field(page, "Year"), "2029");
  await pick(field(page, "Month"), "03", "Shift+Tab");
  await go(button(page, "Next"));
  await pressKey(page, "Enter");

  await arrived(page, "Terms of Service");
  await go(agreement(page));
  await pressKey(page, "Space");
  await go(button(page, "Next"));
  await pressKey(page, "Enter");
  await go((await asked(page)).getByRole("button", { name: "Confirm" }));
  await pressKey(page, "Enter");
  await arrived(page, "Your device is active");
}

async function chooseByKeys(page: Page, label: string, text: string): Promise<void> {
  await type(page.getByRole("combobox", { name: label }), text);
  await page.getByRole("option", { name: text }).first().waitFor();
  await pressKey(page, "Enter");
}

declare global {
  interface Window {
    /** Key presses that are not text. */
    keys: number;
    /** Taps on the screen. The list of a native select is not in the page. */
    taps: number;
    /** The ids of the fields into which text was typed. */
    typed: Set<string>;
  }
}

/** Opens a route as a customer, and counts the interactions in its only document. */
async function openCounted(
  options: { touch?: boolean },
  route = "/registration/customer-information",
): Promise<Portal> {
  const size = options.touch === true ? { width: 360, height: 780 } : {};
  const portal = await openPortal({
    ...options,
    ...size,
    timezoneId: "America/Chicago",
    motion: true,
  });
  await portal.page.addInitScript(() => {
    window.keys = 0;
    window.taps = 0;
    window.typed = new Set();
    addEventListener(
      "keydown",
      ({ key, target }) => {
        const isText =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type));
        if (key.length === 1 && isText) window.typed.add(target.id);
        else window.keys += 1;
      },
      true,
    );
    addEventListener("touchstart", () => (window.taps += 1), true);
  });
  await portal.open(route);
  return portal;
}

/** Returns the total interactions. */
const counted = ({ page }: Portal) =>
  page.evaluate(() => ({ keys: window.keys, taps: window.taps, values: [...window.typed] }));

test("by keyboard, a new customer with one device presses at most 110 keys that are not text", async () => {
  const portal = await openCounted({});
  const { page } = portal;
  await registerByKeys(page, "few.keys@example.com");
  const { keys } = await counted(portal);
  expect(keys).toBeLessThanOrEqual(110);
});

test("on a phone, a new customer with one device taps at most 30 times", async () => {
  const portal = await openCounted({ touch: true });
  const { page } = portal;
  await submitDetailsByTaps(page, "few.taps@example.com");
  await fillOnlyDeviceByTaps(page);
  await fillCardByTaps(page, "4111111111111111", "123");
  await confirmByTaps(page);
  const { taps } = await counted(portal);
  expect(taps).toBeLessThanOrEqual(30);
});

test("on a phone, a customer with a saved card types four values and taps at most 14 times", async () => {
  const portal = await openCounted({ touch: true });
  const { page } = portal;
  await tapAndType(field(page, "Email"), demoCustomer.email);
  await button(page, "Next").tap();
  await arrived(page, "Welcome back!");
  await tapAndType(page.locator("#password"), demoPassword);
  await button(page, "Continue with Password").tap();

  await fillOnlyDeviceByTaps(page);
  await arrived(page, "How would you like to pay?");
  // The first saved card is already selected.
  await button(page, "Next").tap();
  await button(page, "Yes").tap();
  await confirmByTaps(page);
  const { taps, values } = await counted(portal);
  expect(values).toHaveLength(4);
  expect(taps).toBeLessThanOrEqual(14);
});

/** Fills in the only device, including its unit, and continues. */
async function fillOnlyDeviceByTaps(page: Page): Promise<void> {
  await fillDeviceByTaps(page);
  await page.getByText("KMH", { exact: true }).tap();
  await button(page, "Next").tap();
}

async function confirmByTaps(page: Page): Promise<void> {
  await (await acceptTermsByTaps(page)).getByRole("button", { name: "Confirm" }).tap();
  await arrived(page, "Your device is active");
}

const ACCOUNT = `/account?customer_id=1001&email=${demoCustomer.email}`;

/** Opens the account on a phone. */
const openAccount = () => openCounted({ touch: true }, ACCOUNT);

/** Returns the link on a device's card. */
const onCard = (page: Page, task: string) =>
  page.getByRole("link", { name: `${task} for IMEI 358000000000001` });

test("from the account, a plan is changed with at most six taps", async () => {
  const portal = await openAccount();
  const { page } = portal;
  await onCard(page, "Change plan").tap();
  await page.getByRole("textbox", { name: "Service Plan" }).tap();
  const picker = page.getByRole("dialog");
  await picker.getByRole("tab", { name: "Yearly" }).tap();
  await picker.getByRole("button", { name: "Select/Save" }).tap();
  await button(page, "Update").tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).tap();
  await page.getByRole("dialog", { name: "Success!!" }).waitFor();
  const { taps, values } = await counted(portal);
  expect(values).toEqual([]);
  expect(taps).toBeLessThanOrEqual(6);
});

test("from the account, a device is cancelled with at most eight taps and four typed values", async () => {
  const portal = await openAccount();
  const { page } = portal;
  await onCard(page, "Cancel").tap();
  await arrived(page, "Cancel device!");
  await tapAndType(field(page, "First Name"), "Rita");
  await tapAndType(field(page, "Last Name"), "Returning");
  await tapAndType(field(page, "Contact Phone"), "5550001111");
  await page.getByText("Price concerns", { exact: true }).tap();
  await page.getByText("Theft prevention", { exact: true }).tap();
  await page.getByLabel("Comments").tap();
  await page.keyboard.type("We sold it.");
  await button(page, "Submit").tap();
  await page.getByRole("dialog", { name: "Successfully Cancelled!!" }).waitFor();
  const { taps, values } = await counted(portal);
  expect(values.length).toBeLessThanOrEqual(4);
  expect(taps).toBeLessThanOrEqual(8);
});

test("from the account, an SMS pack is bought with at most five taps", async () => {
  const portal = await openAccount();
  const { page } = portal;
  await onCard(page, "Buy SMS").tap();
  await page.getByRole("button", { name: /^Select, 250 SMS/ }).tap();
  await button(page, "Buy SMS Pack").tap();
  await button(page, "Yes").tap();
  await page.getByRole("dialog", { name: "Success!!" }).waitFor();
  await button(page, "Ok").tap();
  const { taps, values } = await counted(portal);
  expect(values).toEqual([]);
  expect(taps).toBeLessThanOrEqual(5);
});
