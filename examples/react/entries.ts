import type { Page } from "playwright";
import { button } from "../customer.ts";

export const GPS = "350000000000021";

export const press = (page: Page, name: string | RegExp) => button(page, name).click();

export const title = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

export async function submitEmail(page: Page, email = "new.customer@example.com"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await press(page, "Next");
}

export async function submitDetails(page: Page): Promise<void> {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const select = (label: string, value: string) => page.getByLabel(label).selectOption(value);
  await fill("Password", "pass-word-1");
  await fill("Confirm Password", "pass-word-1");
  await fill("First Name", "Sample");
  await fill("Last Name", "Customer");
  await fill("Billing Address", "1 Main St");
  await fill("City", "Austin");
  await select("State", "Texas");
  await fill("Zip Code", "73301");
  await select("Time Zone", "America/Chicago");
  await select("Service Provider", "Others");
  await fill("Mobile Carrier", "Local Carrier");
  await fill("Phone Number", "5550001111");
  await page.getByText("Text Me", { exact: true }).click();
  await press(page, "Next");
}

export async function submitDevice(page: Page, imei = GPS): Promise<void> {
  await page.getByLabel("IMEI", { exact: true }).fill(imei);
  await page.getByLabel("Device Name").fill("Van");
  await page.getByText("Yearly", { exact: true }).click();
  await page.getByRole("radio", { name: /^Pro/ }).check({ force: true });
  await page.getByRole("radio", { name: /miles|MPH/i }).check({ force: true });
  await press(page, "Next");
}

export async function submitCard(page: Page, number = "4111111111111111"): Promise<void> {
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel("Month").selectOption("03");
  await page.getByLabel("Year").selectOption("2035");
  await press(page, "Next");
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByText("I HAVE READ AND AGREE").click();
  await press(page, "Next");
}
