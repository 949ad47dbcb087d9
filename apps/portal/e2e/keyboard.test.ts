import type { Page } from "playwright";
import { expect, test } from "vitest";
import { asked, GPS_IMEI, hasFocus, SECRETS } from "./customer.ts";
import { go, isFocused, pick, pressKey as press, type } from "./keyboard.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name });

async function choose(page: Page, label: string, text: string): Promise<void> {
  await type(page.getByRole("combobox", { name: label }), text);
  await page.getByRole("option", { name: text }).first().waitFor();
  await press(page, "ArrowDown");
  await press(page, "Enter");
}

/** Checks that a new screen is announced: its heading has the focus and is the window's title. */
async function arrives(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1, name });
  await heading.waitFor();
  await eventually(() => isFocused(heading)).toBe(true);
  await arrived(page, name);
}

async function next(page: Page): Promise<void> {
  await go(button(page, "Next"));
  await press(page, "Enter");
}

async function giveDetails(page: Page): Promise<void> {
  await type(field(page, "Password"), SECRETS.password);
  await type(field(page, "Confirm Password"), SECRETS.password);
  await type(field(page, "First Name"), "Sam");
  await type(field(page, "Last Name"), "Customer");
  await type(field(page, "Billing Address"), "1 Main St");
  const country = page.getByRole("combobox", { name: "Country" });
  await go(country);
  await press(page, "ArrowDown");
  await page.getByRole("listbox").waitFor();
  await press(page, "Tab");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await eventually(() => isFocused(field(page, "City"))).toBe(true);
  await type(field(page, "City"), "Austin");
  await choose(page, "State", "Texas");
  await type(field(page, "Zip Code"), "73301");
  await choose(page, "Time Zone", "America/Chicago");
  await choose(page, "Service Provider", "Others");
  await type(field(page, "Mobile Carrier"), "Local Carrier");
  await type(field(page, "Phone Number"), "5550001111");
  await go(page.getByRole("checkbox", { name: "Text Me" }));
  await press(page, "Space");
  await next(page);
}

async function choosePlan(page: Page): Promise<void> {
  const plan = field(page, "Service Plan");
  await go(plan);
  await press(page, "Enter");
  await hasFocus(page.getByRole("dialog"));
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(() => isFocused(plan)).toBe(true);
  await press(page, "Space");
  await hasFocus(page.getByRole("dialog"));
  await go(page.getByRole("tab", { name: "Quarterly" }));
  await press(page, "ArrowRight");
  await page.getByRole("tabpanel").getByText("Billed Yearly").first().waitFor();
  await go(button(page, "Select/Save"));
  await press(page, "Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(() => isFocused(plan)).toBe(true);
}

async function giveDevice(page: Page): Promise<void> {
  const imei = field(page, "IMEI");
  await go(imei);
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("region", { name: /Please check/ }))).toBe(true);
  await go(page.getByRole("link", { name: "Unit is required" }));
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("radio", { name: "KMH" }))).toBe(true);
  await press(page, "ArrowRight");
  await eventually(() => page.getByRole("radio", { name: "MPH" }).isChecked()).toBe(true);
  await go(imei, "Shift+Tab");
  await page.keyboard.type(GPS_IMEI);
  await field(page, "Service Plan").waitFor();
  await type(field(page, "Device Name"), "Van");
  await choosePlan(page);
  await next(page);
}

async function giveCard(page: Page): Promise<void> {
  await type(field(page, "Card Holder Name"), "Sam Customer");
  await type(field(page, "Card Number"), "4111111111111111");
  await type(field(page, "CVV"), "123");
  // The arrow keys pass this year, which would clear a month that is over.
  await pick(field(page, "Year"), "2029");
  await pick(field(page, "Month"), "03", "Shift+Tab");
  await next(page);
}

test("the registration works by keyboard alone, with a visible focus and every screen announced", async () => {
  const { page, open, sandbox } = await openPortal({ motion: true });
  await open("/registration/customer-information");
  await eventually(() => isFocused(field(page, "Email"))).toBe(true);

  await go(page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("main"))).toBe(true);

  await go(field(page, "Email"));
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("region", { name: /Please check/ }))).toBe(true);
  await press(page, "Tab");
  await press(page, "Enter");
  await eventually(() => isFocused(field(page, "Email"))).toBe(true);
  await page.keyboard.type("keyboard@example.com");
  await press(page, "Enter");

  await arrives(page, "Your details");
  await giveDetails(page);
  await arrives(page, "Which devices do you want to activate?");
  await giveDevice(page);
  await arrives(page, "How would you like to pay?");
  await giveCard(page);
  await arrives(page, "Terms of Service");
  await go(page.getByRole("region", { name: "Terms of service text" }));
  await go(page.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ }));
  await press(page, "Space");
  await next(page);

  await asked(page);
  await press(page, "Escape");
  await arrives(page, "Which devices do you want to activate?");
  const posts = () => sandbox.sandbox.log().filter(({ method }) => method === "POST").length;
  expect(posts()).toBe(0);

  await next(page);
  await arrives(page, "How would you like to pay?");
  await next(page);
  await arrives(page, "Terms of Service");
  await next(page);
  const question = await asked(page);
  await go(question.getByRole("button", { name: "Confirm" }));
  await press(page, "Enter");
  await arrives(page, "Your devices are active");
  expect(posts()).toBe(1);
});
