import type { Page } from "playwright";
import { button, pointer, registration, type Input, type PayingExample } from "../customer.ts";

export const GPS = "350000000000021";

export const press = (page: Page, name: string | RegExp) => button(page, name).click();

export const title = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

const next = (page: Page, input: Input) => input.press(button(page, "Next"));

export async function submitEmail(page: Page, input: Input = pointer): Promise<void> {
  await input.fill(page.getByLabel("Email"), "new.customer@example.com");
  await next(page, input);
}

export async function submitDetails(page: Page, input: Input = pointer): Promise<void> {
  const type = (label: string, text: string) =>
    input.fill(page.getByLabel(label, { exact: true }), text);
  const select = (label: string, value: string) => input.select(page.getByLabel(label), value);
  await type("Password", "pass-word-1");
  await type("Confirm Password", "pass-word-1");
  await type("First Name", "Sample");
  await type("Last Name", "Customer");
  await type("Billing Address", "1 Main St");
  await type("City", "Austin");
  await select("State", "Texas");
  await type("Zip Code", "73301");
  await select("Time Zone", "America/Chicago");
  await select("Service Provider", "Others");
  await type("Mobile Carrier", "Local Carrier");
  await type("Phone Number", "5550001111");
  await input.check(page.getByLabel("Text Me", { exact: true }));
  await next(page, input);
}

export async function submitDevice(page: Page, input: Input = pointer): Promise<void> {
  await input.fill(page.getByLabel("IMEI", { exact: true }), GPS);
  await input.fill(page.getByLabel("Device Name"), "Van");
  await input.check(page.getByRole("radio", { name: "Yearly", exact: true }));
  await input.check(page.getByRole("radio", { name: /^Pro/ }));
  await input.check(page.getByRole("radio", { name: /miles|MPH/i }));
  await next(page, input);
}

export async function submitCard(page: Page, input: Input = pointer): Promise<void> {
  await input.fill(page.getByLabel("Card Holder Name"), "Sample Customer");
  await input.fill(page.getByLabel("Card Number"), "4111111111111111");
  await input.fill(page.getByLabel("CVV"), "123");
  await input.select(page.getByLabel("Year"), "2035");
  await input.select(page.getByLabel("Month"), "03");
  await next(page, input);
}

export async function acceptTerms(page: Page, input: Input = pointer): Promise<void> {
  await input.check(page.getByLabel("I HAVE READ AND AGREE"));
  await next(page, input);
}

export async function fill(page: Page, input: Input = pointer): Promise<void> {
  await submitEmail(page, input);
  await submitDetails(page, input);
  await submitDevice(page, input);
  await submitCard(page, input);
}

export const react: PayingExample = {
  ...registration,
  root: import.meta.dirname,
  fill,
  review: acceptTerms,
  reviewAgain: async (page, input) => {
    await acceptTerms(page, input);
    await input.fill(page.getByLabel("CVV"), "123");
    await next(page, input);
    await acceptTerms(page, input);
  },
  pay: "Confirm",
  plan: { id: "pro_yearly", price: 275.4 },
  renewal: "$275.40 every 12 months",
  backFromFailed: "Previous",
};
