import { demoCustomer } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, asked, submitCard, toPayment } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";

test("after a reload an existing customer stays at each step, re-enters only the card, and has the receipt", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal);
  await press(portal, "Previous");
  await arrived(page, "Which devices do you want to activate?");
  await page.reload();
  await page.getByRole("button", { name: "Edit" }).click();
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van 1");
  await press(portal, "Next");

  await arrived(page, "How would you like to pay?");
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.reload();
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  await submitCard(page);

  for (const step of ["terms", "confirm"]) {
    if (step === "confirm") await acceptTerms(page);
    await page.getByText(step === "terms" ? "I HAVE READ AND AGREE" : "billed instantly").waitFor();
    await page.reload();
    await page.getByText("we never store card numbers").waitFor();
    expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
    expect(await page.getByLabel("Card Number").inputValue()).toBe("");
    await submitCard(page);
  }
  await acceptTerms(page);
  await asked(page);
  await press(portal, "Confirm");
  const receipt = page.getByRole("heading", { name: "Your device is active" });
  await receipt.waitFor();
  await page.reload();
  await receipt.waitFor();
  // The earlier steps are not available.
  await page.goBack();
  await page.getByRole("link", { name: "See your last receipt" }).click();
  await receipt.waitFor();
  await press(portal, "Have more devices to activate?");
  await page.getByLabel("Email").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("");
});

test("an unknown URL or an unavailable step leads to the first step, whose next heading takes the focus from the message", async () => {
  const { page, open } = await openPortal();
  await open("/nowhere");
  await page.getByLabel("Email").waitFor();
  await page.waitForURL(/#\/registration\/customer-information$/);
  await open("/registration/charge/terms");
  const message = "Error! You cannot proceed furthur before filling previous details";
  const toast = page.getByText(message);
  await toast.waitFor();
  await page.waitForURL(/#\/registration\/charge\/customer-information$/);
  // A toast does not close while the pointer is over it.
  await toast.hover();
  await page.getByLabel("Email").fill(demoCustomer.email);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue without Password" }).waitFor();
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await eventually(() => isFocused(heading)).toBe(true);
  expect(await toast.isVisible()).toBe(true);
});
