import { expect, test } from "vitest";
import { fillCard, fillDetails, giveDevice, giveEmail, GPS_IMEI } from "./customer.ts";
import { needs } from "./engine.ts";
import { arrived, openPortal, press } from "./kit.ts";
import { inMemory, lookAtPricing, notShown, nowhere } from "./leaving-kit.ts";
import { CARD_MARKS, PASSWORD_MARK, typed } from "./marks.ts";
import { ask, CUSTOMER, openTask, reactivation } from "./task-rows.ts";

test("a new customer who looks at the pricing page enters password and card again, and nothing else", async () => {
  needs("heap");
  const marks = { ...PASSWORD_MARK, ...CARD_MARKS };
  const portal = await openPortal({ isFirstVisit: true });
  const { page, open } = portal;
  await open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await fillDetails(page);
  await press(portal, "Next");
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await press(portal, "Next");
  await fillCard(page);
  await typed(page, CARD_MARKS);
  await lookAtPricing(portal, marks);

  await arrived(page, "Your details");
  await page.getByText("we never store a password").waitFor();
  await notShown(portal, marks);
  expect(await page.getByLabel("First Name").inputValue()).toBe("Sample");
  await page.locator("#password").fill("another-password-1");
  await page.locator("#confirmPassword").fill("another-password-1");
  await press(portal, "Next");
  await arrived(page, "Which devices do you want to activate?");
  expect(await page.getByLabel("Device Name").inputValue()).toBe("Van");
  await press(portal, "Next");
  await arrived(page, "How would you like to pay?");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  expect(await page.getByLabel("Card Number").inputValue()).toBe("");
});

test("the card of a reactivation leaves the memory with its page", async () => {
  needs("heap");
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await openTask(portal, reactivation);
  await reactivation.fill(page);
  await typed(page, CARD_MARKS);
  await ask(page, reactivation);
  await press(portal, reactivation.cancel);
  await inMemory(portal, CARD_MARKS);
  await portal.open(`/account?customer_id=${CUSTOMER}`);
  await page.getByRole("heading", { level: 1, name: /account|devices/i }).waitFor();
  await nowhere(portal, CARD_MARKS);
  await page.goBack();
  await page.getByText("we never store card numbers").waitFor();
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Rita Returning");
  await notShown(portal, CARD_MARKS);
});

test("the brand in the wizard keeps what was typed, because it leads to its first step", async () => {
  const portal = await openPortal();
  const { page, open } = portal;
  await open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await fillDetails(page);
  await press(portal, "Next");
  await arrived(page, "Which devices do you want to activate?");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Your details");
  await typed(page, PASSWORD_MARK);
});
