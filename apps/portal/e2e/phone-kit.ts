import type { Locator, Page } from "playwright";
import { asked, GPS_IMEI, SECRETS } from "./customer.ts";
import { arrived, eventually } from "./kit.ts";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const agreement = (page: Page) =>
  page.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ });
export const recommended = (within: Page | Locator) =>
  within.getByRole("button", { name: /^Recommended/ });

/** The values that a new customer types before the first list. */
export const FIRST_DETAILS = [
  ["Password", SECRETS.password],
  ["Confirm Password", SECRETS.password],
  ["First Name", "Sam"],
  ["Last Name", "Customer"],
  ["Billing Address", "1 Main St"],
  ["City", "Austin"],
] as const;

/** Taps a field and types. */
export async function tapAndType(target: Locator, text: string): Promise<void> {
  await target.tap();
  await target.page().keyboard.type(text);
}

async function chooseByTaps(page: Page, label: string, text: string): Promise<void> {
  await tapAndType(page.getByRole("combobox", { name: label }), text);
  await page.getByRole("option", { name: text }).first().tap();
  await eventually(() => page.getByRole("combobox", { name: label }).inputValue()).toBe(text);
}

/** Fills in the first step of a new customer, whose device has a known time zone. */
export async function submitDetailsByTaps(page: Page, email: string): Promise<void> {
  await tapAndType(field(page, "Email"), email);
  await button(page, "Next").tap();
  await arrived(page, "Your details");
  for (const [label, text] of FIRST_DETAILS) await tapAndType(field(page, label), text);
  await chooseByTaps(page, "State", "Texas");
  await tapAndType(field(page, "Zip Code"), "73301");
  await chooseByTaps(page, "Service Provider", "AT&T");
  await tapAndType(field(page, "Phone Number"), "5550001111");
  await page.getByText("Text Me", { exact: true }).tap();
  await button(page, "Next").tap();
}

/** Fills in a device with its recommended plan. */
export async function fillDeviceByTaps(page: Page, imei: string = GPS_IMEI, name = "Van") {
  await arrived(page, "Which devices do you want to activate?");
  const row = page.getByRole("group", { name: /^Device/ }).last();
  await tapAndType(row.getByLabel("IMEI", { exact: true }), imei);
  await recommended(row).waitFor();
  await tapAndType(row.getByLabel("Device Name"), name);
  await recommended(row).tap();
}

/** Fills in a new card. */
export async function fillCardByTaps(page: Page, number: string, cvv: string): Promise<void> {
  await arrived(page, "How would you like to pay?");
  await tapAndType(field(page, "Card Number"), number);
  for (const [label, value] of [
    ["Month", "03"],
    ["Year", "2029"],
  ] as const) {
    await field(page, label).tap();
    await field(page, label).selectOption(value);
  }
  await tapAndType(field(page, "CVV"), cvv);
  await button(page, "Next").tap();
}

/** Accepts the terms, which opens the review before the payment. */
export async function acceptTermsByTaps(page: Page): Promise<Locator> {
  await arrived(page, "Terms of Service");
  const label = page.locator("label", { has: agreement(page) });
  await label.tap({ position: { x: 12, y: 12 } });
  await button(page, "Next").tap();
  return asked(page);
}
