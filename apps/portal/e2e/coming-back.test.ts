import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  submitCard,
  submitEmail,
  toPayment,
  walkToPayment,
} from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, type Portal, press } from "./kit.ts";

test(
  "a returning customer looks at a new card and pays with a saved one, without a request for a card image",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await walkToPayment(portal, { password: demoPassword });
    await page.waitForURL(/payment-method\?customer_id=\d+$/);
    expect(await page.getByRole("radio", { name: /Third Sample Bank/ }).isDisabled()).toBe(true);
    expect(await page.getByRole("radiogroup").locator("img").count()).toBe(0);
    expect(requests.filter((address) => address.includes("images.example.com"))).toEqual([]);

    await page.getByText("new card", { exact: true }).click();
    await submitCard(page, "4111111111111111");
    await page.getByText("Are you sure you want to continue with your New Card?").waitFor();
    await press(portal, "No");
    expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
    await page.getByText("First Sample Bank").click();
    await press(portal, "Next");
    await page.getByText("Are you sure you want to continue with your Existing Card?").waitFor();
    await press(portal, "Yes");
    await acceptTerms(page);
    await asked(page);
    await press(portal, "Confirm");
    await arrived(page, "Your device is active");
  },
);

test("after a reload an existing customer stays at each step, re-enters only the card, and has the receipt", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal);
  await press(portal, "Previous");
  await arrived(page, "Which devices do you want to activate?");
  await page.reload();
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

const WAYS: readonly ((portal: Portal) => Promise<unknown>)[] = [
  async ({ page }) => {
    await page.goBack();
    await arrived(page, "Pricing");
    await page.goForward();
  },
  async ({ page, open }) => {
    await open("/pricing");
    await arrived(page, "Pricing");
    await page.goBack();
  },
  ({ page }) => page.getByRole("banner").getByRole("link").first().click(),
];

test(
  "after leaving the form of an account by Back and Forward, another page or the brand, e-mail and password have to be entered again",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page, open } = portal;
    await open("/pricing");
    await arrived(page, "Pricing");
    await open("/registration/customer-information");
    await submitEmail(page, demoCustomer.email);
    for (const leave of WAYS) {
      await arrived(page, "Welcome back!");
      expect(await page.locator("#password").inputValue()).toBe("");
      await page.locator("#password").fill("typed before");
      await leave(portal);
      await arrived(page, "Activate your tracker");
      await press(portal, "Next");
    }
    await arrived(page, "Welcome back!");
    expect(await page.locator("#password").inputValue()).toBe("");
  },
);
