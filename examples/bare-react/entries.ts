import type { Page } from "playwright";
import { button, pointer, registration, type Input, type PayingExample } from "../customer.ts";

export const GPS = "350000000000021";

export const press = (page: Page, name: string) => button(page, name).click();

export const step = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

export async function submitEmail(
  page: Page,
  email: string,
  input: Input = pointer,
): Promise<void> {
  await input.fill(page.getByLabel("Email"), email);
  await input.press(button(page, "Next"));
}

async function submitDetails(page: Page, input: Input): Promise<void> {
  const enter = (label: string, text: string) =>
    input.fill(page.getByLabel(label, { exact: true }), text);
  const select = (label: string, value: string) => input.select(page.getByLabel(label), value);
  await enter("Password", "pass-word-1");
  await enter("Confirm Password", "pass-word-1");
  await enter("First Name", "Sample");
  await enter("Last Name", "Customer");
  await enter("Billing Address", "1 Main St");
  await enter("City", "Austin");
  await select("State", "Texas");
  await enter("Zip Code", "73301");
  await select("Time Zone", "America/Chicago");
  await select("Service Provider", "Others");
  await enter("Mobile Carrier", "Local Carrier");
  await enter("Phone Number", "5550001111");
  await input.check(page.getByLabel("Text Me"));
  await input.press(button(page, "Next"));
}

export async function submitDevice(
  page: Page,
  imei: string,
  input: Input = pointer,
): Promise<void> {
  await step(page, "Activation Type");
  await input.fill(page.getByLabel("IMEI"), imei);
  await input.fill(page.getByLabel("Device Name"), "Van");
  await input.check(page.getByLabel("Yearly"));
  await input.select(page.getByLabel("Service Plan"), "pro_yearly");
  await input.check(page.getByLabel("KMH"));
  await input.press(button(page, "Next"));
}

export async function submitCard(page: Page, input: Input = pointer): Promise<void> {
  await step(page, "Payment Method");
  await input.fill(page.getByLabel("Card Holder Name"), "Sample Customer");
  await input.fill(page.getByLabel("Card Number"), "4111 1111 1111 1111");
  await input.fill(page.getByLabel("CVV"), "123");
  await input.select(page.getByLabel("Year"), "2035");
  await input.select(page.getByLabel("Month"), "03");
  await input.press(button(page, "Next"));
}

export async function acceptTerms(page: Page, input: Input = pointer): Promise<void> {
  await step(page, "Terms of Service");
  await input.check(page.getByLabel("I HAVE READ AND AGREE"));
  await input.press(button(page, "Next"));
}

export async function fill(page: Page, input: Input = pointer): Promise<void> {
  await submitEmail(page, "new.customer@example.com", input);
  await submitDetails(page, input);
  await submitDevice(page, GPS, input);
  await submitCard(page, input);
}

export const bareReact: PayingExample = {
  ...registration,
  root: import.meta.dirname,
  fill,
  review: acceptTerms,
  reviewAgain: async (page, input) => {
    await acceptTerms(page, input);
    await input.fill(page.getByLabel("CVV"), "123");
    await input.press(button(page, "Next"));
    await acceptTerms(page, input);
  },
  pay: "Confirm",
  plan: { id: "pro_yearly", price: 275.4 },
  renewal: "$275.40 every 12 months",
  backFromFailed: "Previous",
};
