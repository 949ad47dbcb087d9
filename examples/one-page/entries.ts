import type { Page } from "playwright";

/** The entry with a label that begins with these words. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

const PASSWORD = "pass-word-1";

export async function giveCustomer(page: Page): Promise<void> {
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

export async function giveDevices(page: Page, imeis: readonly string[]): Promise<void> {
  for (const [row, imei] of imeis.entries()) {
    if (row > 0) await press(page, "Add a device");
    await field(page, "IMEI").nth(row).fill(imei);
    await field(page, "Device Name").nth(row).fill(`Van ${row}`);
    const plan = field(page, "Service Plan").nth(row);
    await plan.locator("option").nth(1).waitFor({ state: "attached" });
    await plan.selectOption({ index: 1 });
  }
  await field(page, "Unit").selectOption("MPH");
}

export async function giveCard(page: Page, number: string): Promise<void> {
  await field(page, "Card Holder Name").fill("Sample Customer");
  await field(page, "Card Number").fill(number);
  await field(page, "CVV").fill("123");
  await field(page, "Year").selectOption("2035");
  await field(page, "Month").selectOption("03");
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).click();
