// @module-tag long
import { expect, test } from "vitest";
import { walkToPayment } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";

test("Back and Forward move between the available steps without losing values, and Previous locks its own step", async () => {
  const portal = await openPortal();
  await walkToPayment(portal);
  const { page } = portal;
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.goBack();
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  await page.getByRole("button", { name: "Edit" }).click();
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van 1");
  await page.goBack();
  await arrived(page, "Activate your tracker");
  // The field is focused only on the first page.
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await eventually(() => isFocused(heading)).toBe(true);
  await page.goForward();
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  await page.goForward();
  await eventually(() => page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");

  await press(portal, "Previous");
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  const progress = page.getByRole("navigation", { name: "Registration progress" });
  await eventually(() => progress.getByRole("link", { name: /Payment Method/ }).count()).toBe(0);
  await press(portal, "Next");
  await page.getByLabel("Card Number").waitFor();
});

test("a URL without a page leads to the start, which says so; the start's own URL needs no message", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const toast = page.getByText("Page not found. This is the start page.");
  await portal.open("/no/such/page");
  await toast.waitFor();
  expect(page.url().split("#")[1]).toBe("/registration/customer-information");
  await arrived(page, "Activate your tracker");
  await press(portal, "Dismiss message");
  await toast.waitFor({ state: "detached" });
  await portal.open("/");
  await eventually(() => page.url().split("#")[1]).toBe("/registration/customer-information");
  expect(await toast.count()).toBe(0);
});
