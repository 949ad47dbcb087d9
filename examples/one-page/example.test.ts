import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openExample } from "../open-example.ts";

const example = openExample(import.meta.dirname);

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

const PASSWORD = "pass-word-1";

async function giveCustomer(page: Page): Promise<void> {
  const texts = {
    Email: "new.customer@example.com",
    Password: PASSWORD,
    Confirm: PASSWORD,
    "First Name": "Sample",
    "Last Name": "Customer",
    Address: "1 Main St",
    City: "Austin",
    "Zip Code": "73301",
    "Phone Number": "5550001111",
  };
  for (const [label, text] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).fill(text);
  await field(page, "State").selectOption("Texas");
  await field(page, "Time Zone").selectOption("America/Chicago");
  await field(page, "Service Provider").selectOption("Others");
  await field(page, "Mobile Carrier").fill("Local Carrier");
  await field(page, "Text Me").check();
}

async function giveDevices(page: Page, imeis: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Add a device" }).click();
  for (const [row, imei] of imeis.entries()) {
    await field(page, "IMEI").nth(row).fill(imei);
    await field(page, "Device Name").nth(row).fill(`Van ${row}`);
    const plan = field(page, "Service Plan").nth(row);
    await plan.locator("option").nth(1).waitFor({ state: "attached" });
    await plan.selectOption({ index: 1 });
  }
  await field(page, "Unit").selectOption("MPH");
}

async function giveCard(page: Page, number: string): Promise<void> {
  await field(page, "Card Holder Name").fill("Sample Customer");
  await field(page, "Card Number").fill(number);
  await field(page, "CVV").fill("123");
  await field(page, "Year").selectOption("2035");
  await field(page, "Month").selectOption("03");
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

test("two devices are registered on one page of plain HTML, after a card was declined", async () => {
  const { page, sandbox } = await example.open();
  await press(page, "Review");
  expect(await page.getByText("is required").count()).toBeGreaterThan(10);
  await giveCustomer(page);
  await giveDevices(page, ["350000000000021", "860000000000021"]);
  await giveCard(page, "4000000000000002");
  await field(page, "I agree").check();
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByRole("alert").waitFor();
  await giveCard(page, "4111111111111111");
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});

test("what was entered is still there after a reload, apart from the secrets", async () => {
  const { page } = await example.open();
  await giveCustomer(page);
  await page.reload();
  expect(await field(page, "City").inputValue()).toBe("Austin");
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
});
