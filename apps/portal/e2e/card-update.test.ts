import { expect, test } from "vitest";
import { SECRETS } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";
import { CARD_MARKS, copyOfTab, findMarks, watchRequests, type Marks } from "./marks.ts";
import {
  cardUpdate as row,
  CUSTOMER,
  FIRST_SIX,
  giveFirstSix,
  giveTaskCard,
  openTask,
  successOf,
} from "./task-rows.ts";

const MISMATCH = "Card Number doesn't match, please try with valid number.";
const DECLINED = "4000000000000002";
const SECOND = `2 of 2 · ${row.title}`;

const firstSix = ({ page }: Portal) => page.getByLabel("First six digits");
const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** The last parts of the paths by which the server was asked about the current card. */
const checks = ({ sandbox }: Portal): number =>
  sandbox.sandbox.log().filter(({ path }) => path.startsWith("/info/card/validate/")).length;

async function atFirst(customer?: number): Promise<Portal> {
  const portal = await openPortal();
  await openTask(portal, row, customer);
  await firstSix(portal).waitFor();
  return portal;
}

test("five digits ask nothing; the sixth starts the check, whose answer fills the form", async () => {
  const portal = await atFirst();
  const { page } = portal;
  await firstSix(portal).pressSequentially(FIRST_SIX.slice(0, 5));
  await shown(portal, "Visa");
  await press(portal, "Continue");
  await shown(portal, "Enter the first six digits of your current card");
  expect(checks(portal)).toBe(0);
  const request = page.waitForRequest((one) => one.url().includes("/info/card/validate/"));
  await firstSix(portal).press("End");
  await page.keyboard.type(`${FIRST_SIX.slice(5)}9`);
  expect(new URL((await request).url()).pathname).toBe(`/info/card/validate/${CUSTOMER}/424242`);
  await arrived(page, SECOND);
  const values = ["First Name", "Last Name", "Company Name", "Billing Address"].map((label) =>
    page.getByLabel(label).inputValue(),
  );
  expect(await Promise.all(values)).toEqual(["Rita", "Returning", "", "1 Harbor Street"]);
  await shown(portal, "card ending in 4242");
  expect(checks(portal)).toBe(1);
});

test("digits of another card are told as documented, keep the focus and open no form", async () => {
  const portal = await atFirst();
  const { page } = portal;
  await firstSix(portal).pressSequentially("555555");
  await shown(portal, MISMATCH);
  expect(await isFocused(firstSix(portal))).toBe(true);
  await eventually(() => page.getByRole("status").allTextContents()).toContain(MISMATCH);
  expect(await page.getByLabel("Card Number").count()).toBe(0);
  await page.keyboard.press("Backspace");
  await eventually(() => mainText(portal)).not.toContain(MISMATCH);
  await firstSix(portal).fill(FIRST_SIX);
  await arrived(page, SECOND);
});

test.each([
  [921, MISMATCH],
  [923, MISMATCH],
  [926, MISMATCH],
  [922, "Internal server error : Please try again later"],
  [925, "Something Went Wrong"],
])("customer %i, whose check fails, is told %j", async (customer, text) => {
  const portal = await atFirst(customer);
  await firstSix(portal).fill(FIRST_SIX);
  await shown(portal, text);
  const main = await mainText(portal);
  expect(main.includes(MISMATCH)).toBe(text === MISMATCH);
  expect(await portal.page.getByLabel("Card Number").count()).toBe(0);
});

test("a check that got no answer can be made again with the digits that are there", async () => {
  const portal = await atFirst();
  portal.sandbox.sandbox.fault({ call: "validateCard", kind: "refuse", times: 3 });
  await firstSix(portal).fill(FIRST_SIX);
  await shown(portal, "We could not check your current card. Nothing was changed.");
  await press(portal, "Try again");
  await arrived(portal.page, SECOND);
});

test("names, address and card are asked for in the documented words, the company is not", async () => {
  const portal = await atFirst();
  const { page } = portal;
  await giveFirstSix(page);
  for (const label of ["First Name", "Last Name", "Billing Address"]) {
    await page.getByLabel(label).fill("");
  }
  await press(portal, "Update");
  const links = page.getByRole("region", { name: /Please check/ }).getByRole("link");
  await eventually(() => links.allTextContents()).toEqual([
    "FirstName is required",
    "LastName is required",
    "Billing Address is required",
    "Card Holder Name is required",
    "CardNumber is required",
    "CVV is required",
    "Month is required",
    "Year is required",
  ]);
  expect(postsOf(portal)).toEqual([]);
});

test("the card on file is the new one afterwards, and a cancelled subscription leads to its reactivation", async () => {
  const portal = await atFirst();
  const { page, sandbox } = portal;
  const link = page.getByRole("link", { name: /reactivation page/ });
  expect(await link.getAttribute("href")).toBe(`#/reactivation?customer_id=${CUSTOMER}`);
  await row.fill(page);
  await shown(portal, "card ending in 9012");
  await press(portal, "Update");
  await press(portal, "Ok");
  expect(await link.getAttribute("href")).toBe(`#/reactivation?customer_id=${CUSTOMER}`);
  const old = await fetch(`${sandbox.url}/info/card/validate/${CUSTOMER}/${FIRST_SIX}`);
  expect(await old.json()).toMatchObject({ status: false });
  expect(await row.isCarriedOut?.(sandbox, CUSTOMER)).toBe(true);
});

test("after a declined card another one can be entered", async () => {
  const portal = await atFirst();
  const { page } = portal;
  await giveFirstSix(page);
  await giveTaskCard(page, DECLINED);
  await press(portal, "Update");
  await shown(portal, "Card declined : Your card was declined");
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  await press(portal, "Use another card");
  await eventually(() => isFocused(page.getByLabel("Card Number"))).toBe(true);
  await giveTaskCard(page);
  await press(portal, "Update");
  await successOf(page, row).waitFor();
});

test("what was typed into the form is not replaced by a second check after a reload", async () => {
  const portal = await atFirst();
  const { page } = portal;
  await giveFirstSix(page);
  await page.getByLabel("First Name").fill("Margarita");
  await page.getByLabel("Company Name").fill("Sample Ltd");
  await page.reload();
  await arrived(page, row.title);
  expect(await firstSix(portal).inputValue()).toBe("");
  await giveFirstSix(page);
  expect(await page.getByLabel("First Name").inputValue()).toBe("Margarita");
  expect(await page.getByLabel("Last Name").inputValue()).toBe("Returning");
  expect(await page.getByLabel("Company Name").inputValue()).toBe("Sample Ltd");
});

test("six digits, number and code are in their own fields and one request each: not in another tab, not after leaving, not after success", async () => {
  const portal = await atFirst();
  const { page } = portal;
  const marks: Marks = {
    ...CARD_MARKS,
    "first six": { text: FIRST_SIX, fields: ["firstSix"] },
  };
  const sent = watchRequests(portal, marks);
  const gone = async (at = page) =>
    expect(await findMarks(portal, marks, { page: at, isGone: true })).toEqual([]);
  await firstSix(portal).fill(FIRST_SIX.slice(0, 5));
  await firstSix(portal).press("End");
  portal.sandbox.sandbox.fault({ call: "validateCard", kind: "slow", milliseconds: 400 });
  await page.keyboard.type(FIRST_SIX.slice(5));
  await page.getByText("Checking your current card…").waitFor({ state: "attached" });
  expect(await firstSix(portal).inputValue()).toBe(FIRST_SIX);
  expect(await findMarks(portal, marks)).toEqual([]);
  await arrived(page, SECOND);
  await gone();
  await giveTaskCard(page);
  expect(await findMarks(portal, marks)).toEqual([]);
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
  const check = `first six in GET /info/card/validate/${CUSTOMER}/${FIRST_SIX}`;
  expect(sent()).toEqual([check, check, `card number, security code in POST ${row.path}`]);
});

test("a lost reply is looked up by the new card's first six digits, which are stored nowhere", async () => {
  const portal = await atFirst();
  const { page, sandbox } = portal;
  await row.fill(page);
  sandbox.sandbox.fault({ call: row.call, kind: "lost" });
  const lookUp = page.waitForRequest((one) => one.url().includes("/info/card/validate/"));
  await press(portal, "Update");
  const first = SECRETS.cardNumber.slice(0, 6);
  expect(new URL((await lookUp).url()).pathname).toBe(`/info/card/validate/${CUSTOMER}/${first}`);
  await shown(portal, "This appears to be done.");
  const marks: Marks = { "new first six": { text: first, fields: [] } };
  expect(await findMarks(portal, marks, { isGone: true })).toEqual([]);
});

test("after a reload while it is sent nothing can be looked up, and trying again is safe", async () => {
  const portal = await atFirst();
  const { page, sandbox } = portal;
  await row.fill(page);
  sandbox.sandbox.fault({ call: row.call, kind: "hang" });
  await press(portal, "Update");
  await shown(portal, "Sending your request…");
  await page.reload();
  await shown(portal, "You can safely try again: sending it a second time does no harm.");
  expect(await page.getByRole("button", { name: "Look again" }).count()).toBe(0);
  await press(portal, "Try again");
  await firstSix(portal).waitFor();
  await row.fill(page);
  await press(portal, "Update");
  await successOf(page, row).waitFor();
  expect(postsOf(portal)).toEqual([row.path, row.path]);
});
