import { demoCustomer } from "@waypost/sandbox";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { GPS_IMEI, SECRETS, asked, waitForDialogFocus } from "./customer.ts";
import { go, isFocused, pick, pressKey, pressKey as press, type } from "./keyboard.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";

export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name });

/** Expects that a new screen is announced: its heading has the focus and is the window's title. */
export async function arrives(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1, name });
  await heading.waitFor();
  await eventually(() => isFocused(heading)).toBe(true);
  await arrived(page, name);
}

export async function next(page: Page): Promise<void> {
  await go(button(page, "Next"));
  await press(page, "Enter");
}

/** Enters the e-mail address on a page without one in its URL, and checks that its error takes the focus. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  await eventually(() => isFocused(field(page, "Email"))).toBe(true);

  await go(page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
  await press(page, "Enter");
  await eventually(() => isFocused(page.getByRole("main"))).toBe(true);

  await go(field(page, "Email"));
  await go(button(page, "Next"));
  await press(page, "Enter");
  await eventually(() => isFocused(field(page, "Email"))).toBe(true);
  await page.keyboard.type(email);
  await press(page, "Enter");
}

async function choosePlan(page: Page): Promise<void> {
  const plan = field(page, "Service Plan");
  await go(plan);
  await press(page, "Enter");
  await waitForDialogFocus(page.getByRole("dialog"));
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(() => isFocused(plan)).toBe(true);
  await press(page, "Space");
  await waitForDialogFocus(page.getByRole("dialog"));
  await go(page.getByRole("tab", { name: "Quarterly" }));
  await press(page, "ArrowRight");
  await page.getByRole("tabpanel").getByText("Billed Yearly").first().waitFor();
  await go(button(page, "Select/Save"));
  await press(page, "Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(() => isFocused(plan)).toBe(true);
}

export async function fillDevice(page: Page): Promise<void> {
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

export async function submitCard(page: Page): Promise<void> {
  await type(field(page, "Card Holder Name"), "Sam Customer");
  await type(field(page, "Card Number"), "4111111111111111");
  await type(field(page, "CVV"), "123");
  // The arrow keys would pass the current year, which clears an expired month.
  await pick(field(page, "Year"), "2029");
  await pick(field(page, "Month"), "03", "Shift+Tab");
  await next(page);
}

/** Accepts the terms and opens the review. */
export async function acceptTerms(page: Page): Promise<void> {
  await arrives(page, "Terms of Service");
  await go(page.getByRole("region", { name: "Terms of service text" }));
  await go(page.getByRole("checkbox", { name: /I HAVE READ AND AGREE/ }));
  await press(page, "Space");
  await next(page);

  await asked(page);
}

/** Confirms the open review. */
export async function confirm(page: Page): Promise<void> {
  const question = await asked(page);
  await go(question.getByRole("button", { name: "Confirm" }));
  await press(page, "Enter");
  await arrives(page, "Your device is active");
}

test("a returning customer registers by keyboard alone, with a visible focus, and every screen is announced", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await submitEmail(page, demoCustomer.email);
  await arrives(page, "Welcome back!");
  await go(button(page, "Continue without Password"));
  await pressKey(page, "Enter");
  await arrives(page, "Which devices do you want to activate?");
  await fillDevice(page);
  await arrives(page, "How would you like to pay?");
  await submitCard(page);
  await acceptTerms(page);
  expect(postsOf(portal)).not.toContain("/auth/register");
  await confirm(page);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

async function choose(page: Page, label: string, text: string): Promise<void> {
  await type(page.getByRole("combobox", { name: label }), text);
  await page.getByRole("option", { name: text }).first().waitFor();
  await pressKey(page, "ArrowDown");
  await pressKey(page, "Enter");
}

async function submitDetails(page: Page): Promise<void> {
  await type(field(page, "Password"), SECRETS.password);
  await type(field(page, "Confirm Password"), SECRETS.password);
  await type(field(page, "First Name"), "Sam");
  await type(field(page, "Last Name"), "Customer");
  await type(field(page, "Billing Address"), "1 Main St");
  const country = page.getByRole("combobox", { name: "Country" });
  await go(country);
  await pressKey(page, "ArrowDown");
  await page.getByRole("listbox").waitFor();
  await pressKey(page, "Tab");
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
  await pressKey(page, "Space");
  await next(page);
}

test("a new customer registers by keyboard, and goes back once", { tags: ["long"] }, async () => {
  const portal = await openPortal({ motion: true });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await submitEmail(page, "keyboard@example.com");
  await arrives(page, "Your details");
  await submitDetails(page);
  await arrives(page, "Which devices do you want to activate?");
  await fillDevice(page);
  await arrives(page, "How would you like to pay?");
  await submitCard(page);
  await acceptTerms(page);
  await pressKey(page, "Escape");
  await arrives(page, "Which devices do you want to activate?");
  expect(postsOf(portal)).toEqual([]);

  await next(page);
  await arrives(page, "How would you like to pay?");
  await next(page);
  await arrives(page, "Terms of Service");
  await next(page);
  await confirm(page);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});
