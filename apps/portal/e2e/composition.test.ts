// @module-tag long
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { submitEmail, toPayment } from "./customer.ts";
import { needs } from "./engine.ts";
import { arrived, openPortal } from "./kit.ts";

/**
 * Types like a keyboard that composes: with each key it inserts its whole text again, and at the
 * end it commits it.
 */
async function compose(page: Page, field: Locator, keys: string): Promise<void> {
  await field.click();
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= keys.length; end += 1) {
    const text = keys.slice(0, end);
    const selection = { selectionStart: end, selectionEnd: end };
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await session.send("Input.imeSetComposition", { text, ...selection });
  }
  await session.send("Input.insertText", { text: keys });
  await session.detach();
}

/** Composes into a field, and returns what it shows afterwards. */
async function composed(page: Page, label: string, keys: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  await compose(page, field, keys);
  return field.inputValue();
}

test("digits from a keyboard that composes are in the card's fields once", async () => {
  needs("composition");
  const portal = await openPortal();
  const { page } = portal;
  await toPayment(portal);
  expect(await composed(page, "Card Number", "41111111")).toBe("4111 1111");
  await page.getByLabel("Card Number").press("Home");
  expect(await composed(page, "Card Number", "９９")).toContain("99");
  for (const [keys, shown] of [
    ["378282246310005", "3782 822463 10005"],
    ["４１１１１１１１", "4111 1111"],
    ["٤١١١", "4111"],
  ] as const) {
    await page.getByLabel("Card Number").fill("");
    expect(await composed(page, "Card Number", keys)).toBe(shown);
  }
  expect(await composed(page, "CVV", "１２３")).toBe("123");
});

test("digits from a keyboard that composes are in phone and IMEI once", async () => {
  needs("composition");
  const portal = await openPortal();
  const { page, open } = portal;
  await open("/cancellation");
  const imei = "３５８０００００００００００１";
  const checked = page.waitForRequest(/validate\/358000000000001$/, { timeout: 20_000 });
  await composed(page, "IMEI", imei);
  await checked;
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await composed(page, "Phone Number", "５５５１２３４５６７")).toBe("5551234567");
  await page.getByLabel("Phone Number", { exact: true }).fill("");
  expect(await composed(page, "Phone Number", "5551234567")).toBe("5551234567");
});

test("the first six digits from a keyboard that composes are entered once", async () => {
  needs("composition");
  const portal = await openPortal();
  const { page, open } = portal;
  await open("/credit-card/update?customer_id=1001");
  const field = page.getByRole("main").getByRole("textbox");
  await compose(page, field, "４２４２");
  expect(await field.inputValue()).toBe("4242");
});
