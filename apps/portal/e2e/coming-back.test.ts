import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import {
  acceptTerms,
  comeBack,
  giveCard,
  giveDetails,
  giveDevice,
  giveEmail,
  GPS_IMEI,
} from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

test("a returning customer pays with a saved card", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page, demoPassword);
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  await page.waitForURL(/activation-type\?customer_id=\d+$/);
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  expect(await page.getByRole("radio", { name: /Third Sample Bank/ }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Are you sure you want to continue with your Existing Card?").waitFor();
  await page.getByRole("button", { name: "Yes" }).click();
  await acceptTerms(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
});

test("a reload keeps what was typed and explains why the password has to be entered again", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await giveDetails(page);
  await page.getByRole("group", { name: "Device 1" }).waitFor();
  await page.reload();
  await page.getByText("we never store a password").waitFor();
  expect(await page.getByLabel("First Name").inputValue()).toBe("Sample");
  const state = page.getByRole("combobox", { name: "State" });
  await eventually(() => state.inputValue()).toBe("Texas");
  expect(await page.locator("#password").inputValue()).toBe("");
});

test("after a reload an existing customer stays at each step, and only the card has to be entered again", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });

  await page.reload();
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van");
  await page.getByRole("button", { name: "Next" }).click();

  await arrived(page, "How would you like to pay?");
  await page.getByLabel("Card Holder Name").fill("Sample Customer");
  await page.reload();
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  await giveCard(page);

  for (const step of ["terms", "confirm"]) {
    if (step === "confirm") await acceptTerms(page);
    await page.getByText(step === "terms" ? "I HAVE READ AND AGREE" : "billed instantly").waitFor();
    await page.reload();
    await page.getByText("we never store card numbers").waitFor();
    expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
    expect(await page.getByLabel("Card Number").inputValue()).toBe("");
    await giveCard(page);
  }
  await acceptTerms(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
});

test("a step that is not open yet redirects to the first step, with the documented message", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/charge/terms");
  await page
    .getByText("Error! You cannot proceed furthur before filling previous details")
    .waitFor();
  await page.waitForURL(/#\/registration\/charge\/customer-information$/);
  await page.getByLabel("Email").waitFor();
});

test("an unknown address redirects to the start", async () => {
  const portal = await openPortal();
  await portal.open("/nowhere");
  await portal.page.getByLabel("Email").waitFor();
  await portal.page.waitForURL(/#\/registration\/customer-information$/);
});

const WAYS: readonly [how: string, leave: (portal: Portal) => Promise<unknown>][] = [
  ["by the brand", ({ page }) => page.getByRole("banner").getByRole("link").first().click()],
  [
    "by Back and Forward",
    async ({ page }) => {
      await page.goBack();
      await arrived(page, "Pricing");
      await page.goForward();
    },
  ],
  [
    "by another page and Back",
    async ({ page, open }) => {
      await open("/pricing");
      await arrived(page, "Pricing");
      await page.goBack();
    },
  ],
];

test.each(WAYS)(
  "whoever leaves the form of an account %s gives address and password again",
  async (_, leave) => {
    const portal = await openPortal();
    const { page, open } = portal;
    await open("/pricing");
    await arrived(page, "Pricing");
    await open("/registration/customer-information");
    await giveEmail(page, demoCustomer.email);
    await arrived(page, "Welcome back!");
    await page.locator("#password").fill("typed before");
    await leave(portal);
    await arrived(page, "Customer Information");
    await page.getByRole("button", { name: "Next" }).click();
    await arrived(page, "Welcome back!");
    expect(await page.locator("#password").inputValue()).toBe("");
  },
);
