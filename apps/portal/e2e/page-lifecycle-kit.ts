import { expect } from "vitest";
import { acceptTerms, asked, fillCard, toPayment } from "./customer.ts";
import { openPortal, press, type Portal } from "./kit.ts";
import { CARD_MARKS, findLeaks, typed, type SensitiveValues } from "./sensitive-values.ts";

/** The text of a page that asks for the card again. */
export const ASKS_FOR_CARD = "we never store card numbers";
export const PAYMENT = "How would you like to pay?";

/**
 * Simulates the back-forward cache, which Chromium's headless shell lacks, and searches for
 * secrets in between.
 */
export async function putAwayAndBack(
  portal: Portal,
  values: SensitiveValues = CARD_MARKS,
): Promise<void> {
  const dispatch = (type: string) =>
    portal.page.evaluate((name) => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await dispatch("pagehide");
  expect(await findLeaks(portal, values, { isGone: true })).toEqual([]);
  await dispatch("pageshow");
}

/**
 * Leaves for another page. Returns the values of the fields after the browser has notified the
 * portal.
 */
export async function leave({ page, url }: Portal): Promise<string[]> {
  await page.evaluate(() => {
    window.addEventListener("pagehide", () => {
      const values = [...document.querySelectorAll("input")].map(({ value }) => value);
      localStorage.setItem("values", JSON.stringify(values));
    });
  });
  await page.goto(`${url}privacy.html`);
  return page.evaluate(() => JSON.parse(localStorage.getItem("values") ?? "null") as string[]);
}

/** Opens the payment step of an existing customer and types a card. */
export async function atCard(): Promise<Portal> {
  const portal = await openPortal();
  await toPayment(portal);
  await fillCard(portal.page);
  await typed(portal.page, CARD_MARKS);
  return portal;
}

/** Expects that the payment step asks for the card, and completes the payment. */
export async function expectToPayAgain(portal: Portal): Promise<void> {
  const { page } = portal;
  await page.getByText(ASKS_FOR_CARD).waitFor();
  expect(new URL(page.url()).hash).toContain("/payment-method");
  expect(await page.locator("#cardHoldername").inputValue()).toBe("Sample Customer");
  for (const id of ["cardnumber", "cvc"]) {
    expect(await page.locator(`#${id}`).inputValue()).toBe("");
  }
  await fillCard(page);
  await press(portal, "Next");
  await acceptTerms(page);
  await asked(page);
  await press(portal, "Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
}

/** True if none of the values contains a part of a card. */
export const noCard = (values: readonly string[]): boolean =>
  Object.values(CARD_MARKS).every(({ text }) =>
    values.every((value) => !value.replaceAll(" ", "").includes(text)),
  );
