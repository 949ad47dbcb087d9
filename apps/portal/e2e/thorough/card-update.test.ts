import { expect, test } from "vitest";
import { atFirst, firstSix, MISMATCH, SECOND, shown } from "../card-update-kit.ts";
import { SECRETS } from "../customer.ts";
import { arrived, mainText, postsOf, press } from "../kit.ts";
import { findMarks, type Marks } from "../marks.ts";
import { cardUpdate as row, CUSTOMER, FIRST_SIX, giveFirstSix, successOf } from "../task-rows.ts";

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
