import { expect } from "vitest";
import { acceptTerms, asked, fillCard, toPayment } from "./customer.ts";
import { openPortal, press, type Portal } from "./kit.ts";
import { CARD_MARKS, findMarks, typed, type Marks } from "./marks.ts";

/** What a page says that asks for the card again. */
export const WORDS = "we never store card numbers";
export const PAYMENT = "How would you like to pay?";

/**
 * Puts the page away and brings it back, as the back-forward cache does, which Chromium's headless
 * shell has not; looks for secrets in between.
 */
export async function putAwayAndBack(portal: Portal, marks: Marks = CARD_MARKS): Promise<void> {
  const dispatch = (type: string) =>
    portal.page.evaluate((name) => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await dispatch("pagehide");
  expect(await findMarks(portal, marks, { isGone: true })).toEqual([]);
  await dispatch("pageshow");
}

/** Leaves for another page; gives what the fields held when the browser had told the portal. */
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

/** An existing customer with a card typed, at the payment step. */
export async function atCard(): Promise<Portal> {
  const portal = await openPortal();
  await toPayment(portal);
  await fillCard(portal.page);
  await typed(portal.page, CARD_MARKS);
  return portal;
}

/** The payment step asks for the card, and then everything goes on. */
export async function expectToPayAgain(portal: Portal): Promise<void> {
  const { page } = portal;
  await page.getByText(WORDS).waitFor();
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

/** The texts of fields that are left when a page goes hold nothing of a card. */
export const noCard = (values: readonly string[]): boolean =>
  Object.values(CARD_MARKS).every(({ text }) =>
    values.every((value) => !value.replaceAll(" ", "").includes(text)),
  );
