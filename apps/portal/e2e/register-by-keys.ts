import type { Page } from "playwright";
import { asked, GPS_IMEI } from "./customer.ts";
import { go, pick, pressKey, type } from "./keyboard.ts";
import { arrived } from "./opened-page.ts";
import { agreement, button, field, FIRST_DETAILS, recommended } from "./phone-kit.ts";

/** Registers a device as a new customer, by keyboard, with as few keys as possible. */
export async function registerByKeys(page: Page, email: string): Promise<void> {
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
