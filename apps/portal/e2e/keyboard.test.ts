import { demoCustomer } from "@waypost/sandbox";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { SECRETS } from "./customer.ts";
import {
  acceptTerms,
  arrives,
  button,
  confirm,
  field,
  submitCard,
  fillDevice,
  submitEmail,
  next,
} from "./keyboard-steps.ts";
import { go, isFocused, pressKey, type } from "./keyboard.ts";
import { eventually, openPortal, postsOf } from "./kit.ts";

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
