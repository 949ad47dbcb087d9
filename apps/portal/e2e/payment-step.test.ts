import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI, toPayment } from "./customer.ts";
import { arrived, eventually, mainText, openPortal, press } from "./kit.ts";

const NEW = { email: "payment.step@example.com" };

test("it is said that nothing is charged yet, what will be, and in which step", async () => {
  const portal = await openPortal();
  await toPayment(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  await portal.page.getByText("Nothing is charged yet. You confirm $111.30 in step 5.").waitFor();
  await portal.page.getByText("This browser never stores your card number").waitFor();
  await portal.page.getByText("Renews at $111.30 every 3 months until you cancel.").waitFor();
});

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

test("the mark of the brand follows the number", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal);
  const brands = { Visa: "4", Mastercard: "51", "American Express": "34", Discover: "6011" };
  for (const [brand, digits] of Object.entries(brands)) {
    await page.getByLabel("Card Number").fill(digits);
    await page.getByRole("img", { name: brand }).waitFor();
  }
});

test("a month that the current year took away has to be chosen again for a later one", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00Z"));
  await toPayment(portal);
  const expiry = page.getByRole("group", { name: "Expiry date" });
  const month = expiry.getByLabel("Month");
  await month.selectOption("03");
  await expiry.getByLabel("Year").selectOption("2026");
  await eventually(() => month.inputValue()).toBe("");
  await expiry.getByLabel("Year").selectOption("2027");
  await month.getByRole("option", { name: "03" }).waitFor({ state: "attached" });
  expect(await month.inputValue()).toBe("");
  await press(portal, "Next");
  await page.getByText("Month is required").first().waitFor();
});

test("an expired saved card says so in a word and cannot be chosen", async () => {
  const portal = await openPortal();
  await toPayment(portal, { password: demoPassword });
  const card = portal.page.getByRole("radio", { name: /Third Sample Bank.*Expired/ });
  expect(await card.isDisabled()).toBe(true);
  expect(await mainText(portal)).not.toContain("This browser never stores");
});
