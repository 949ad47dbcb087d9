import { expect, test } from "vitest";
import { toPayment } from "../customer.ts";
import { arrived, eventually, openPortal, press } from "../kit.ts";

const NEW = { email: "payment.step@example.com" };

test("the card holder starts with the customer's name, can be changed, and is high up on a phone", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal, NEW);
  const holder = page.getByLabel("Card Holder Name");
  expect(await holder.inputValue()).toBe("Sample Customer");
  await holder.fill("Another Person");
  await press(portal, "Previous");
  await arrived(page, "Which devices do you want to activate?");
  await press(portal, "Next");
  await arrived(page, "How would you like to pay?");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Another Person");

  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => scrollTo(0, 0));
  const label = page.getByText("Card Holder Name", { exact: true });
  await eventually(async () => (await label.boundingBox())?.y).toBeLessThan(260);
});
