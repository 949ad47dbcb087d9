import type { Page } from "playwright";
import { button, pointer, type Input } from "../customer.ts";

/** Finds the field whose label begins with these words. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

export const press = (page: Page, name: string | RegExp) => button(page, name).click();

const PASSWORD = "pass-word-1";

export async function fillCustomer(page: Page, input: Input = pointer): Promise<void> {
  const { fill, select, check } = input;
  const texts = { Email: "new.customer@example.com", Password: PASSWORD };
  const names = { "First Name": "Sample", "Last Name": "Customer", Address: "1 Main St" };
  for (const [label, text] of Object.entries({ ...texts, "Confirm Password": PASSWORD, ...names }))
    await fill(page.getByLabel(label, { exact: true }), text);
  await select(field(page, "State"), "Texas");
  await fill(field(page, "City"), "Austin");
  await fill(field(page, "Zip Code"), "73301");
  await select(field(page, "Time Zone"), "America/Chicago");
  await select(field(page, "Service Provider"), "Others");
  await fill(field(page, "Mobile Carrier"), "Local Carrier");
  await fill(field(page, "Phone Number"), "5550001111");
  await check(field(page, "Text Me"));
}

export async function fillDevices(
  page: Page,
  imeis: readonly string[],
  { fill, select, ...input }: Input = pointer,
): Promise<void> {
  for (const [row, imei] of imeis.entries()) {
    if (row > 0) await input.press(button(page, "Add a device"));
    await fill(field(page, "IMEI").nth(row), imei);
    await fill(field(page, "Device Name").nth(row), `Van ${row}`);
    const plan = field(page, "Service Plan").nth(row);
    // The GPS or OBD plans appear after the IMEI has been checked.
    const option = plan.locator("option").nth(1);
    await option.waitFor({ state: "attached" });
    await select(plan, (await option.getAttribute("value")) ?? "");
  }
  await select(field(page, "Unit"), "MPH");
}

export async function fillCard(page: Page, number: string, input: Input = pointer): Promise<void> {
  await input.fill(field(page, "Card Holder Name"), "Sample Customer");
  await input.fill(field(page, "Card Number"), number);
  await input.fill(field(page, "CVV"), "123");
  await input.select(field(page, "Year"), "2035");
  await input.select(field(page, "Month"), "03");
}
