import { describe, expect, test } from "vitest";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import {
  CARD_MARKS,
  copyOfTab,
  findLeaks,
  type SensitiveValues,
  watchRequests,
} from "./sensitive-values.ts";
import {
  cardUpdate,
  cardUpdate as row,
  CUSTOMER,
  FIRST_SIX,
  enterFirstSix,
  enterTaskCard,
  openTask,
  successOf,
} from "./task-rows.ts";

/** The errors of a form without its card, in the order of its fields. */
const CARD_ERRORS = [
  "Card Holder Name is required",
  "CardNumber is required",
  "CVV is required",
  "Month is required",
  "Year is required",
];

const MISMATCH = "Card Number doesn't match, please try with valid number.";

const NOT_CHECKED = "We could not ask the server about this card";

const SECOND = `2 of 2 · ${cardUpdate.title}`;

const firstSix = ({ page }: Portal) => page.getByLabel("First six digits");

const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** Opens the page of a customer, at the first six digits of the current card. */
async function atFirst(customer?: number): Promise<Portal> {
  const portal = await openPortal();
  await openTask(portal, cardUpdate, customer);
  await firstSix(portal).waitFor();
  return portal;
}

const DECLINED = "4000000000000002";

const CHECK = `/info/card/validate/${CUSTOMER}/${FIRST_SIX}`;

/** Returns the number of checks of the current card. */
const checks = ({ sandbox }: Portal): number =>
  sandbox.sandbox.log().filter(({ path }) => path.startsWith("/info/card/validate/")).length;

test("digits of another card open no form, those of the current card fill it in, and the new card replaces it", async () => {
  const portal = await atFirst();
  const { page, sandbox } = portal;
  await shown(portal, "No longer have that card? Write to support@example.com");
  await firstSix(portal).pressSequentially("555555");
  await shown(portal, MISMATCH);
  expect(await isFocused(firstSix(portal))).toBe(true);
  await eventually(() => page.getByRole("status").allTextContents()).toContain(MISMATCH);
  expect(await page.getByLabel("Card Number").count()).toBe(0);
  await page.keyboard.press("Backspace");
  await eventually(() => mainText(portal)).not.toContain(MISMATCH);

  await firstSix(portal).fill(FIRST_SIX.slice(0, 5));
  await shown(portal, "Visa");
  await press(portal, "Continue");
  await shown(portal, "Enter the first six digits of your current card");
  expect(checks(portal)).toBe(1);
  sandbox.sandbox.fault({ call: "validateCard", kind: "error-json" });
  await firstSix(portal).press("End");
  await page.keyboard.type(`${FIRST_SIX.slice(5)}9`);
  await shown(portal, MISMATCH);
  await shown(portal, NOT_CHECKED);
  expect(await isFocused(firstSix(portal))).toBe(true);
  const request = page.waitForRequest((one) => one.url().includes("/info/card/validate/"));
  await press(portal, "Check again");
  expect(new URL((await request).url()).pathname).toBe(CHECK);
  await arrived(page, SECOND);
  expect(checks(portal)).toBe(3);

  const values = ["First Name", "Last Name", "Company Name", "Billing Address"].map((label) =>
    page.getByLabel(label).inputValue(),
  );
  expect(await Promise.all(values)).toEqual(["Rita", "Returning", "", "1 Harbor Street"]);
  await shown(portal, "On file: card ending in 4242 → new card");
  const link = page.getByRole("link", { name: /reactivation page/ });
  expect(await link.getAttribute("href")).toBe(`#/reactivation?customer_id=${CUSTOMER}`);
  await row.fill(page);
  await shown(portal, "On file: card ending in 4242 → 9012");
  await press(portal, "Update");
  await press(portal, "Ok");
  expect(await link.getAttribute("href")).toBe(`#/reactivation?customer_id=${CUSTOMER}`);
  const old = await fetch(`${sandbox.url}${CHECK}`);
  expect(await old.json()).toMatchObject({ status: false });
  expect(await row.isCarriedOut?.(sandbox, CUSTOMER)).toBe(true);
});

test("missing values are asked for in the documented text, and after a declined card another one can be entered", async () => {
  const portal = await atFirst();
  const { page } = portal;
  await enterFirstSix(page);
  for (const label of ["First Name", "Last Name", "Billing Address"]) {
    await page.getByLabel(label).fill("");
  }
  await press(portal, "Update");
  const links = page.getByRole("region", { name: /Please check/ }).getByRole("link");
  await eventually(() => links.allTextContents()).toEqual([
    "FirstName is required",
    "LastName is required",
    "Billing Address is required",
    ...CARD_ERRORS,
  ]);
  expect(postsOf(portal)).toEqual([]);
  await page.getByLabel("First Name").fill("Rita");
  await page.getByLabel("Last Name").fill("Returning");
  await page.getByLabel("Billing Address").fill("1 Harbor Street");
  await enterTaskCard(page, DECLINED);
  await press(portal, "Update");
  await shown(portal, "Card declined : Your card was declined");
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  await press(portal, "Use another card");
  await eventually(() => isFocused(page.getByLabel("Card Number"))).toBe(true);
  await enterTaskCard(page);
  await press(portal, "Update");
  await successOf(page, row).waitFor();
});

test("secrets are only in their fields and in one request each", async () => {
  const portal = await atFirst();
  const { page } = portal;
  const values: SensitiveValues = {
    ...CARD_MARKS,
    "first six": { text: FIRST_SIX, fields: ["firstSix"] },
  };
  const sent = watchRequests(portal, values);
  const gone = async (at = page) =>
    expect(await findLeaks(portal, values, { page: at, isGone: true })).toEqual([]);
  await firstSix(portal).fill(FIRST_SIX.slice(0, 5));
  await firstSix(portal).press("End");
  portal.sandbox.sandbox.fault({ call: "validateCard", kind: "slow", milliseconds: 400 });
  await page.keyboard.type(FIRST_SIX.slice(5));
  await page.getByText("Checking your current card…").waitFor({ state: "attached" });
  expect(await firstSix(portal).inputValue()).toBe(FIRST_SIX);
  expect(await findLeaks(portal, values)).toEqual([]);
  await arrived(page, SECOND);
  await gone();
  await enterTaskCard(page);
  expect(await findLeaks(portal, values)).toEqual([]);
  const copy = await copyOfTab(portal);
  await arrived(copy, row.title);
  await copy.getByLabel("First six digits").waitFor();
  await gone(copy);
  await portal.open("/pricing");
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
  await gone();
  await page.goBack();
  await firstSix(portal).waitFor();
  await gone();
  await row.fill(page);
  await press(portal, "Update");
  await press(portal, "Ok");
  await gone();
  const check = `first six in GET ${CHECK}`;
  expect(await sent()).toEqual([check, check, `card number, security code in POST ${row.path}`]);
});

describe("further cases", { tags: ["long"] }, () => {
  test.each([
    [921, true],
    [923, true],
    [926, true],
    [922, false],
    [925, false],
  ])(
    "the card of customer %i does not match, and if %j, the server said so",
    async (customer, isAnswer) => {
      const portal = await atFirst(customer);
      await firstSix(portal).fill(FIRST_SIX);
      await shown(portal, MISMATCH);
      expect((await mainText(portal)).includes(NOT_CHECKED)).toBe(!isAnswer);
      expect(await portal.page.getByLabel("Card Number").count()).toBe(0);
    },
  );
});
