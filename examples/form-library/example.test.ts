import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openExample } from "../open-example.ts";
import { testPayments } from "../payment-tests.ts";

const example = openExample(import.meta.dirname);

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

const TEXTS = {
  Email: "new.customer@example.com",
  "First Name": "Sample",
  "Last Name": "Customer",
  "Billing Address": "1 Main St",
  City: "Austin",
  State: "Texas",
  "Zip Code": "73301",
  "Phone Number": "5550001111",
  Password: "pass-word-1",
  Confirm: "pass-word-1",
  "Card Holder Name": "Sample Customer",
  "Card Number": "4111111111111111",
  CVV: "123",
  Month: "03",
  Year: "2035",
};

async function giveDevice(page: Page, row: number, imei: string): Promise<void> {
  await field(page, "IMEI").nth(row).fill(imei);
  await field(page, "Device Name").nth(row).fill(`Van ${row}`);
  const plan = field(page, "Service Plan").nth(row);
  // The plans are those of a GPS device once its IMEI has been checked.
  await plan.locator("option[value=standard]").waitFor({ state: "attached" });
  await plan.selectOption("standard");
}

async function giveAll(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await field(page, label).fill(text);
  await field(page, "Time Zone").selectOption("America/Chicago");
  await field(page, "Service Provider").selectOption({ index: 1 });
  await field(page, "Text Me").check();
  await field(page, "I agree").check();
  await giveDevice(page, 0, "350000000000021");
  await field(page, "Unit").selectOption("MPH");
}

test("two devices are registered on one page of react-hook-form, and the flow guards the payment", async () => {
  const { page, sandbox } = await example.open();
  await press(page, "Review");
  await page.getByText("Email is required").waitFor();
  await giveAll(page);
  await press(page, "Add a device");
  await giveDevice(page, 1, "350000000000022");
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});

test("after a refusal the form still has the entries, and the words of the server stand beside it", async () => {
  const { page, sandbox } = await example.open();
  await giveAll(page);
  const body = { status: false, message: "Card declined", error: "E1" };
  sandbox.fault({ call: "register", kind: "error-json", status: 200, body });
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByText("Card declined : E1").waitFor();
  expect(await field(page, "City").inputValue()).toBe("Austin");
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByText("Your devices are active").waitFor();
});

testPayments({
  open: example.open,
  fill: giveAll,
  review: (page) => press(page, "Review"),
  // The form library has kept the security code.
  reviewAgain: (page) => press(page, "Review"),
  pay: /^Pay \$/,
  plan: { id: "standard", price: 16.95, renewal: "$16.95 every month" },
});
