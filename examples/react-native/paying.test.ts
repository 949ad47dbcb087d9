import { join } from "node:path";
import type { Page } from "playwright";
import { openExample } from "../open-example.ts";
import { testPayments } from "../payment-tests.ts";

const example = openExample(join(import.meta.dirname, "page"));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const TEXTS = {
  Email: "new.customer@example.com",
  Password: "pass-word-1",
  Confirm: "pass-word-1",
  "First Name": "Sample",
  "Last Name": "Customer",
  Address: "1 Main St",
  City: "Austin",
  "Zip Code": "73301",
  "Phone Number": "5550001111",
  IMEI: "350000000000021",
  "Device Name": "Van",
  "Card Holder Name": "Sample Customer",
  "Card Number": "4111111111111111",
  CVV: "123",
};

const CHOICES = [
  "Texas",
  "America/Chicago",
  "Verizon",
  "GPS Standard Monthly",
  "MPH",
  "2035",
  "03",
];

testPayments({
  open: example.open,
  fill: async (page) => {
    for (const [label, text] of Object.entries(TEXTS))
      await page.getByLabel(label, { exact: true }).fill(text);
    for (const choice of CHOICES) await press(page, choice);
    await page.getByLabel("Text Me").check();
    await page.getByLabel("I agree to the terms").check();
  },
  review: (page) => press(page, "Review"),
  reviewAgain: async (page) => {
    await page.getByLabel("CVV").fill("123");
    await press(page, "Review");
  },
  pay: /^Pay \$/,
  plan: { id: "standard", price: 16.95, renewal: "$16.95 every month" },
});
