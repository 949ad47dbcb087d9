import type { Page } from "playwright";
import { button, pointer, registration, type Input, type PayingExample } from "../customer.ts";

export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
export const press = (page: Page, name: string | RegExp) => button(page, name).click();

const CUSTOMER = {
  Email: "new.customer@example.com",
  Password: "pass-word-1",
  Confirm: "pass-word-1",
  "First Name": "Sample",
  "Last Name": "Customer",
  "Billing Address": "1 Main St",
  City: "Austin",
  State: "Texas",
  "Zip Code": "73301",
  "Phone Number": "5550001111",
};
const CARD = {
  "Card Holder Name": "Sample Customer",
  "Card Number": "4111111111111111",
  CVV: "123",
  Month: "03",
  Year: "2035",
};

export async function fillDevice(
  page: Page,
  row: number,
  imei: string,
  { fill, select }: Input = pointer,
): Promise<void> {
  await fill(field(page, "IMEI").nth(row), imei);
  await fill(field(page, "Device Name").nth(row), `Van ${row}`);
  const plan = field(page, "Service Plan").nth(row);
  // The GPS plans appear after the IMEI has been checked.
  await plan.locator("option[value=standard]").waitFor({ state: "attached" });
  await select(plan, "standard");
}

export async function fillAll(page: Page, input: Input = pointer): Promise<void> {
  const fill = async (texts: object) => {
    for (const [label, text] of Object.entries(texts))
      await input.fill(field(page, label), String(text));
  };
  await fill(CUSTOMER);
  await input.select(field(page, "Time Zone"), "America/Chicago");
  await input.select(field(page, "Service Provider"), "Verizon");
  await input.check(field(page, "Text Me"));
  await fillDevice(page, 0, "350000000000021", input);
  await input.select(field(page, "Unit"), "MPH");
  await fill(CARD);
  await input.check(field(page, "I agree"));
}

const review: PayingExample["review"] = (page, input) => input.press(button(page, "Review"));

export const formLibrary: PayingExample = {
  ...registration,
  root: import.meta.dirname,
  fill: fillAll,
  review,
  // The form library still has the security code.
  reviewAgain: review,
  pay: "Confirm",
  plan: { id: "standard", price: 16.95 },
  renewal: "$16.95 every month",
};
