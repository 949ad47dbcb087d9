import type { Page } from "playwright";
import { inView } from "./kit.ts";

/** Values that must never be found at rest. */
export const SECRETS = {
  password: "pass-MARKED-7f3a",
  cardNumber: "4929123456789012",
  cvv: "8437",
} as const;

export const GPS_IMEI = "350000000000001";
export const OBD_IMEI = "860000000000001";

/** Types the e-mail and presses Next. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Next" }).click();
}

/** Chooses from a list by typing. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label });
  await inView(field);
  for (let tries = 1; ; tries += 1) {
    await field.fill(option);
    try {
      return await page.getByRole("option", { name: option }).first().click({ timeout: 2000 });
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

/** Fills the full form of a new customer. */
export async function fillDetails(
  page: Page,
  { firstName = "Sample", lastName = "Customer" } = {},
): Promise<void> {
  await page.getByLabel("First Name").fill(firstName);
  await page.locator("#password").fill(SECRETS.password);
  await page.locator("#confirmPassword").fill(SECRETS.password);
  await page.getByLabel("Last Name").fill(lastName);
  await page.getByLabel("Billing Address").fill("1 Main St");
  await page.getByLabel("City").fill("Austin");
  await choose(page, "State", "Texas");
  await page.getByLabel("Zip Code").fill("73301");
  await choose(page, "Time Zone", "America/Chicago");
  await choose(page, "Service Provider", "Others");
  await page.getByLabel("Mobile Carrier").fill("Local Carrier");
  await page.getByLabel("Phone Number").fill("5550001111");
  await page.getByRole("checkbox", { name: "Text Me" }).check({ force: true });
}

/** Fills the full form of a new customer and goes on. */
export async function giveDetails(page: Page): Promise<void> {
  await fillDetails(page);
  await page.getByRole("button", { name: "Next" }).click();
}

/** Fills one device row and chooses the plan that the picker opens with. */
export async function giveDevice(
  page: Page,
  row: { number: number; imei: string; name: string },
): Promise<void> {
  const group = page.getByRole("group", { name: `Device ${row.number}` });
  await group.getByLabel("IMEI", { exact: true }).fill(row.imei);
  await group.getByLabel("Device Name").fill(row.name);
  await group.getByRole("button", { name: "Select Plan" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
}

/** Fills the new card and goes on. */
export async function giveCard(page: Page, number: string = SECRETS.cardNumber): Promise<void> {
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("CVV").fill(SECRETS.cvv);
  await page.getByLabel("Year").selectOption("2029");
  await page.getByLabel("Month").selectOption("03");
  await page.getByRole("button", { name: "Next" }).click();
}

/** Accepts the terms and goes on. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ }).check({ force: true });
  await page.getByRole("button", { name: "Next" }).click();
}
