import type { Page } from "playwright";
import { button, pointer, registration, type Hand, type PayingExample } from "../customer.ts";

export const GPS = "350000000000021";

export const press = (page: Page, name: string) => button(page, name).click();

export const step = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

export async function giveEmail(page: Page, email: string, hand: Hand = pointer): Promise<void> {
  await hand.fill(page.getByLabel("Email"), email);
  await hand.press(button(page, "Next"));
}

async function giveDetails(page: Page, hand: Hand): Promise<void> {
  const enter = (label: string, text: string) =>
    hand.fill(page.getByLabel(label, { exact: true }), text);
  const select = (label: string, value: string) => hand.select(page.getByLabel(label), value);
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
  await hand.check(page.getByLabel("Text Me"));
  await hand.press(button(page, "Next"));
}

export async function giveDevice(page: Page, imei: string, hand: Hand = pointer): Promise<void> {
  await step(page, "Activation Type");
  await hand.fill(page.getByLabel("IMEI"), imei);
  await hand.fill(page.getByLabel("Device Name"), "Van");
  await hand.check(page.getByLabel("Yearly"));
  await hand.select(page.getByLabel("Service Plan"), "pro_yearly");
  await hand.check(page.getByLabel("KMH"));
  await hand.press(button(page, "Next"));
}

export async function giveCard(page: Page, hand: Hand = pointer): Promise<void> {
  await step(page, "Payment Method");
  await hand.fill(page.getByLabel("Card Holder Name"), "Sample Customer");
  await hand.fill(page.getByLabel("Card Number"), "4111 1111 1111 1111");
  await hand.fill(page.getByLabel("CVV"), "123");
  await hand.select(page.getByLabel("Year"), "2035");
  await hand.select(page.getByLabel("Month"), "03");
  await hand.press(button(page, "Next"));
}

export async function acceptTerms(page: Page, hand: Hand = pointer): Promise<void> {
  await step(page, "Terms of Service");
  await hand.check(page.getByLabel("I HAVE READ AND AGREE"));
  await hand.press(button(page, "Next"));
}

export async function fill(page: Page, hand: Hand = pointer): Promise<void> {
  await giveEmail(page, "new.customer@example.com", hand);
  await giveDetails(page, hand);
  await giveDevice(page, GPS, hand);
  await giveCard(page, hand);
}

export const bareReact: PayingExample = {
  ...registration,
  root: import.meta.dirname,
  fill,
  review: acceptTerms,
  reviewAgain: async (page, hand) => {
    await acceptTerms(page, hand);
    await hand.fill(page.getByLabel("CVV"), "123");
    await hand.press(button(page, "Next"));
    await acceptTerms(page, hand);
  },
  pay: "Confirm",
  plan: { id: "pro_yearly", price: 275.4 },
  renewal: "$275.40 every 12 months",
  backFromFailed: "Previous",
};
