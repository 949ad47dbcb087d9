import { demoCustomer } from "@waypost/sandbox";
import type { Locator, Page } from "playwright";
import type { Portal } from "./kit.ts";
import { arrived, until } from "./opened-page.ts";

/** Values that must never be stored. */
export const SECRETS = {
  password: "pass-MARKED-7f3a",
  cardNumber: "4929123456789012",
  cvv: "8437",
} as const;

export const GPS_IMEI = "350000000000001";
export const OBD_IMEI = "860000000000001";

/** Types the e-mail address and presses Next. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Next" }).click();
}

/** Continues with the account of the demo customer, with or without the password. */
export async function continueWithAccount(page: Page, password?: string): Promise<void> {
  await submitEmail(page, demoCustomer.email);
  await arrived(page, "Welcome back!");
  if (password !== undefined) await page.locator("#password").fill(password);
  const way = password === undefined ? "without" : "with";
  await page.getByRole("button", { name: `Continue ${way} Password` }).click();
}

/** Selects an option of a list by typing. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(option);
  await page.getByRole("option", { name: option }).first().click();
}

/** Checks a checkbox by clicking the box itself, because its label may contain links. */
async function tick(box: Locator): Promise<void> {
  if (await box.isChecked()) return;
  const label = box.page().locator("label", { has: box });
  await label.click({ position: { x: 12, y: 12 } });
  await until("the box is ticked", () => box.isChecked());
}

/** Fills in the details form of a new customer. */
export async function fillDetails(
  page: Page,
  {
    firstName = "Sample",
    lastName = "Customer",
    address = "1 Main St",
    phone = "5550001111",
    pick = choose,
  } = {},
): Promise<void> {
  await arrived(page, "Your details");
  await page.getByLabel("First Name").fill(firstName);
  await page.locator("#password").fill(SECRETS.password);
  await page.locator("#confirmPassword").fill(SECRETS.password);
  await page.getByLabel("Last Name").fill(lastName);
  await page.getByLabel("Billing Address").fill(address);
  await page.getByLabel("City").fill("Austin");
  await pick(page, "State", "Texas");
  await page.getByLabel("Zip Code").fill("73301");
  await pick(page, "Time Zone", "America/Chicago");
  await pick(page, "Service Provider", "Others");
  await page.getByLabel("Mobile Carrier").fill("Local Carrier");
  await page.getByLabel("Phone Number").fill(phone);
  await tick(page.getByRole("checkbox", { name: "Text Me" }));
}

/** Fills in the details form of a new customer and presses Next. */
export async function submitDetails(page: Page): Promise<void> {
  await fillDetails(page);
  await page.getByRole("button", { name: "Next" }).click();
}

/** Fills in a device row and selects the plan that the picker highlights. */
export async function fillDevice(
  page: Page,
  row: { number: number; imei: string; name: string },
): Promise<void> {
  await arrived(page, "Which devices do you want to activate?");
  const group = page.getByRole("group", { name: `Device ${row.number}` });
  await group.getByLabel("IMEI", { exact: true }).fill(row.imei);
  await group.getByLabel("Device Name").fill(row.name);
  await group.getByRole("button", { name: "Select Plan" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
}

/** Fills in a new card. */
export async function fillCard(
  page: Page,
  card: { number?: string; holder?: string } = {},
): Promise<void> {
  const { number = SECRETS.cardNumber, holder = "Sample Customer" } = card;
  await arrived(page, "How would you like to pay?");
  await page.getByLabel("Card Holder Name").fill(holder);
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("CVV").fill(SECRETS.cvv);
  await page.getByLabel("Year").selectOption("2029");
  await page.getByLabel("Month").selectOption("03");
}

/** Fills in a new card and presses Next. */
export async function submitCard(page: Page, number: string = SECRETS.cardNumber): Promise<void> {
  await fillCard(page, { number });
  await page.getByRole("button", { name: "Next" }).click();
}

/** Accepts the terms and presses Next. */
export async function acceptTerms(page: Page): Promise<void> {
  await arrived(page, "Terms of Service");
  await tick(page.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ }));
  await page.getByRole("button", { name: "Next" }).click();
}

/** Waits until a dialog is open and focused, so that it receives keys. */
export async function waitForDialogFocus(dialog: Locator): Promise<void> {
  await dialog.waitFor();
  await until("the dialog has the focus", () =>
    dialog.evaluate((it) => it.contains(document.activeElement)),
  );
}

/** Returns the dialog that asks for confirmation before the payment. */
export async function asked(page: Page): Promise<Locator> {
  const question = page.getByRole("alertdialog", { name: "Confirmation" });
  await waitForDialogFocus(question);
  return question;
}

/** The customer of a test, and the entered values. */
export interface Way {
  /** The e-mail of a new customer. Without it, the demo customer continues. */
  email?: string;
  /** The password of the demo customer, which shows the saved cards. */
  password?: string;
  imeis?: readonly string[];
  card?: string;
  /** The route of the wizard, such as "/registration/charge". */
  route?: string;
  unit?: "KMH" | "MPH";
}

/**
 * Opens the wizard at the payment step with stored drafts, as after a reload. With a password, it
 * goes through all steps, because neither the password nor saved cards are stored.
 */
export async function toPayment(portal: Portal, way: Way = {}): Promise<void> {
  if (way.email !== undefined || way.password !== undefined) return walkToPayment(portal, way);
  const { page, url, open } = portal;
  const name = JSON.stringify({ ...way, card: undefined });
  const drafts = await portal.draftsAfter(name, (other) => walkToPayment(other, way));
  // Any page of the origin without scripts.
  await page.goto(`${url}config.json`);
  await page.evaluate((entries) => Object.assign(sessionStorage, entries), drafts);
  await open(`${way.route ?? "/registration"}/payment-method`);
  await arrived(page, "How would you like to pay?");
}

/** Goes to the payment step by the shortest route. */
export async function walkToPayment({ page, open }: Portal, way: Way = {}): Promise<void> {
  const { email, password, imeis = [GPS_IMEI], route = "/registration", unit = "KMH" } = way;
  await open(`${route}/customer-information`);
  if (email === undefined) {
    await continueWithAccount(page, password);
  } else {
    await submitEmail(page, email);
    await submitDetails(page);
  }
  await page.getByText(unit, { exact: true }).click();
  for (const [index, imei] of imeis.entries()) {
    if (index > 0) await page.getByRole("button", { name: "+ Add More Devices" }).click();
    await fillDevice(page, { number: index + 1, imei, name: `Van ${index + 1}` });
  }
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, "How would you like to pay?");
}

/** Goes to the confirmation. */
export async function toConfirm(portal: Portal, way: Way = {}): Promise<void> {
  await toPayment(portal, way);
  await submitCard(portal.page, way.card ?? "4111111111111111");
  await acceptTerms(portal.page);
  await asked(portal.page);
}
