import type { Page } from "playwright";
import { button, pointer, registration, type Input, type PayingExample } from "../customer.ts";

/** A field by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const press = (page: Page, name: string | RegExp) => button(page, name).click();

export async function fillCustomer(page: Page, input: Input = pointer): Promise<void> {
  const type = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) await input.fill(field(page, label), text);
  };
  const select = (label: string, value: string) => input.select(field(page, label), value);
  const secret = "pass-word-1";
  await type({ Email: "new.customer@example.com", Password: secret, "Confirm Password": secret });
  await type({ "First Name": "Sample", "Last Name": "Customer", "Billing Address": "1 Main St" });
  await select("State", "Texas");
  await type({ City: "Austin", "Zip Code": "73301" });
  await select("Time Zone", "America/Chicago");
  await select("Service Provider", "Others");
  await type({ "Mobile Carrier": "Local Carrier", "Phone Number": "5550001111" });
  await input.check(field(page, "Text Me"));
}

/** Fills in the devices with the first plan of each kind, and the unit. */
export async function fillDevices(
  page: Page,
  imeis: readonly string[],
  input: Input = pointer,
): Promise<void> {
  for (const [row, imei] of imeis.entries()) {
    if (row > 0) await input.press(button(page, "+ Add More Devices"));
    await input.fill(field(page, "IMEI").nth(row), imei);
    await input.fill(field(page, "Device Name").nth(row), `Van ${row}`);
    const plan = field(page, "Service Plan").nth(row);
    // The plans appear after the IMEI has been checked.
    const option = plan.locator("option").nth(1);
    await option.waitFor({ state: "attached" });
    await input.select(plan, (await option.getAttribute("value")) ?? "");
  }
  await input.select(field(page, "Unit"), "MPH");
}

export async function fillCard(page: Page, input: Input = pointer): Promise<void> {
  await input.fill(field(page, "Card Holder Name"), "Sample Customer");
  await input.fill(field(page, "Card Number"), "4111111111111111");
  await input.select(field(page, "Year"), "2035");
  await input.select(field(page, "Month"), "03");
  await input.fill(field(page, "CVV"), "123");
}

export async function fill(page: Page, input: Input = pointer): Promise<void> {
  await fillCustomer(page, input);
  await fillDevices(page, ["350000000000021"], input);
  await fillCard(page, input);
  await input.check(field(page, "I HAVE READ AND AGREE TO THE TERMS OF SERVICE"));
}

const review = (page: Page, input: Input) => input.press(button(page, "Continue"));

export const react: PayingExample = {
  ...registration,
  root: import.meta.dirname,
  fill,
  review,
  reviewAgain: async (page, input) => {
    await input.fill(field(page, "CVV"), "123");
    await review(page, input);
  },
  pay: "Confirm",
  plan: { id: "standard", price: 16.95 },
  renewal: "$16.95 every month",
};
