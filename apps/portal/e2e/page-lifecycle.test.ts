import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { acceptTerms, asked, fillCard, toPayment } from "./customer.ts";
import { rowsOfEachPage } from "./extent.ts";
import { arrived, openPortal, press, type Portal } from "./kit.ts";
import { CARD_MARKS, findMarks, typed } from "./marks.ts";
import { ask, openTask, successOf } from "./task-rows.ts";

const WORDS = "we never store card numbers";
const PAYMENT = "How would you like to pay?";

/**
 * Puts the page away and brings it back, as the back-forward cache does, which Chromium's headless
 * shell has not; looks for secrets in between.
 */
async function putAwayAndBack(portal: Portal, marks = CARD_MARKS): Promise<void> {
  const dispatch = (type: string) =>
    portal.page.evaluate((name) => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await dispatch("pagehide");
  expect(await findMarks(portal, marks, { isGone: true })).toEqual([]);
  await dispatch("pageshow");
}

/** Leaves for another page; gives what the fields held when the browser had told the portal. */
async function leave({ page, url }: Portal): Promise<string[]> {
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
async function atCard(): Promise<Portal> {
  const portal = await openPortal();
  await toPayment(portal);
  await fillCard(portal.page);
  await typed(portal.page, CARD_MARKS);
  return portal;
}

/** The payment step asks for the card, and then everything goes on. */
async function paysAgain(portal: Portal): Promise<void> {
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
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
}

describe("a registration that comes back from the back-forward cache asks for the card again", () => {
  test("at the payment", async () => {
    const portal = await atCard();
    await putAwayAndBack(portal);
    await paysAgain(portal);
  });

  test("at the terms", async () => {
    const portal = await atCard();
    await press(portal, "Next");
    await arrived(portal.page, "Terms of Service");
    await putAwayAndBack(portal);
    await arrived(portal.page, PAYMENT);
    await paysAgain(portal);
  });

  test("at the confirmation", async () => {
    const portal = await atCard();
    await press(portal, "Next");
    await acceptTerms(portal.page);
    await asked(portal.page);
    await putAwayAndBack(portal);
    await arrived(portal.page, PAYMENT);
    await paysAgain(portal);
  });
});

/** The texts of fields that are left when a page goes hold nothing of a card. */
const noCard = (values: readonly string[]) =>
  Object.values(CARD_MARKS).every(({ text }) =>
    values.every((value) => !value.replaceAll(" ", "").includes(text)),
  );

test("the fields of a card are empty by the time the browser has put the page away", async () => {
  const portal = await atCard();
  expect(await leave(portal)).toSatisfy(noCard);
});

const paidByCard = rowsOfEachPage.flatMap(({ secrets, ...row }) =>
  secrets === undefined ? [] : [{ row, ...secrets }],
);

describe.each(paidByCard)("$row.name", ({ row, marks, retype }) => {
  const fill = async (page: Page, portal: Portal) => {
    await openTask(portal, row);
    await row.fill(page);
    await typed(page, marks);
  };

  test("asks for its secrets again when it comes back from the back-forward cache", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await fill(page, portal);
    await ask(page, row);
    await putAwayAndBack(portal, marks);
    await page.getByText(WORDS).waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await retype(page);
    await ask(page, row);
    await press(portal, row.confirm);
    await successOf(page, row).waitFor();
  });

  test("has emptied its fields by the time the browser has put the page away", async () => {
    const portal = await openPortal();
    await fill(portal.page, portal);
    expect(await leave(portal)).toSatisfy(noCard);
  });
});
