// @module-tag long
import { expect, test } from "vitest";
import { submitDetails, fillDevice, submitEmail, GPS_IMEI, walkToPayment } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";

test("Back and Forward move between the available steps without losing values, and Previous locks its own step", async () => {
  const portal = await openPortal();
  await walkToPayment(portal);
  const { page } = portal;
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.goBack();
  await page.getByRole("group", { name: "Device 1" }).waitFor();
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

test("a new customer is offered the reactivation of an IMEI in use only with an id in the URL, and re-enters only the password after a reload", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await submitDetails(page);
  await arrived(page, "Which devices do you want to activate?");
  await page.getByLabel("IMEI", { exact: true }).fill("358000000000001");
  await page.getByText("IMEI already in use, please try with another IMEI").first().waitFor();
  expect(await page.getByRole("link", { name: "Reactivate." }).count()).toBe(0);
  await portal.open("/registration/activation-type?customer_id=77");
  const link = page.getByRole("link", { name: "Reactivate." });
  expect(await link.getAttribute("href")).toBe("#/reactivation?customer_id=77");
  await page.getByText("KMH", { exact: true }).click();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await press(portal, "Next");
  await arrived(page, "How would you like to pay?");

  await page.reload();
  await page.getByText("we never store a password").waitFor();
  expect(page.url().split("/registration/")[1]).toBe("customer-information");
  expect(await page.getByLabel("First Name").inputValue()).toBe("Sample");
  const state = page.getByRole("combobox", { name: "State" });
  await eventually(() => state.inputValue()).toBe("Texas");
  for (const field of ["#password", "#confirmPassword"]) {
    expect(await page.locator(field).inputValue()).toBe("");
    await page.locator(field).fill("again");
  }
  await press(portal, "Next");
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van");
  await page.getByRole("main").getByText("GL").first().waitFor();
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
