import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillCard, GPS_IMEI, OBD_IMEI, toPayment } from "./customer.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";

test("the charge and its step are shown, the brand follows the number, and an expired month has to be selected again", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00Z"));
  await toPayment(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  await page.getByText("Nothing is charged yet. You confirm $111.30 in step 5.").waitFor();
  await page.getByText("This browser never stores your card number").waitFor();
  await page.getByText("Renews at $111.30 every 3 months until you cancel.").waitFor();

  const brands = { Visa: "4", Mastercard: "51", "American Express": "34", Discover: "6011" };
  for (const [brand, digits] of Object.entries(brands)) {
    await page.getByLabel("Card Number").fill(digits);
    await page.getByRole("img", { name: brand }).waitFor();
  }

  // The number in the documents has a wrong check digit: the page asks about it without rejecting
  // it.
  const number = page.getByLabel("Card Number");
  await number.fill("");
  await number.focus();
  await page.keyboard.insertText("card 4929 1234 5678 9012 exp 03/29");
  await eventually(() => number.inputValue()).toBe("4929 1234 5678 9012");
  await page.getByLabel("CVV").focus();
  await page.getByText("Please check this number").waitFor();
  expect(await number.getAttribute("aria-invalid")).toBeNull();

  const expiry = page.getByRole("group", { name: "Expiry date" });
  const month = expiry.getByLabel("Month");
  await month.selectOption("03");
  await expiry.getByLabel("Year").selectOption("2026");
  await eventually(() => month.inputValue()).toBe("");
  const expired = expiry.getByText("This card has expired: 03/2026");
  await expired.waitFor();
  await press(portal, "Next");
  await expiry.getByText("Month is required. This card has expired: 03/2026").waitFor();
  await expiry.getByLabel("Year").selectOption("2027");
  await expired.waitFor({ state: "detached" });
  await month.getByRole("option", { name: "03" }).waitFor({ state: "attached" });
  expect(await month.inputValue()).toBe("");
  await press(portal, "Next");
  await page.getByText("Month is required").first().waitFor();
});

const NEW = { email: "payment.step@example.com" };

test("the card holder is filled in, editable and high on a phone", { tags: ["long"] }, async () => {
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

/** Fills fields in as a browser does, in the order given. */
const autofill = (page: Page, values: readonly (readonly [name: string, value: string])[]) =>
  page.evaluate((all) => {
    for (const [name, value] of all) {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(
        `[autocomplete="${name}"]`,
      );
      if (field === null) throw new Error(name);
      const type = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, value);
      for (const event of ["input", "change"])
        field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }, values);

const SECOND_CARD = [
  ["cc-number", "5555555555554444"],
  ["cc-exp-month", "03"],
  ["cc-exp-year", "2028"],
] as const;

test("a second card filled in by the browser, the year first, leaves no part of the first", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await toPayment(portal);
  await fillCard(page);
  await page.getByLabel("Year").selectOption("2026");
  await page.getByLabel("Month").selectOption("12");
  await autofill(page, SECOND_CARD.toReversed());
  const shown = await page
    .locator("[autocomplete^=cc-exp]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value));
  expect(["03,2028", ","]).toContain(shown.join());
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  await press(portal, "Next");
  await page.getByText("CVV is required").first().waitFor();
});
