// @module-tag long
import { expect, test } from "vitest";
import { isFocused } from "./keyboard.ts";
import { eventually, press } from "./kit.ts";
import { atCard, CARD_ERRORS } from "./task-card-kit.ts";
import { ask, enterTaskCard, multiReactivation as row } from "./task-rows.ts";

const DECLINED = "4000000000000002";

test("a card requires all of its fields, and after it was declined another one can be entered, with the focus in its number", async () => {
  const portal = await atCard();
  const { page } = portal;
  await press(portal, row.lastButton);
  const links = page.getByRole("region", { name: /Please check/ }).getByRole("link");
  await eventually(() => links.allTextContents()).toEqual(CARD_ERRORS);
  expect(await page.getByRole("alertdialog").count()).toBe(0);

  await enterTaskCard(page, DECLINED);
  await ask(page, row);
  await press(portal, "Confirm");
  await page.getByText("Card declined : Your card was declined").waitFor();
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  await press(portal, "Use another card");
  const number = page.getByLabel("Card Number");
  await eventually(() => isFocused(number)).toBe(true);
  expect(await number.inputValue()).toBe("");
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Rita Returning");
  await enterTaskCard(page);
  await ask(page, row);
  await press(portal, "Confirm");
  await page.getByRole("dialog", { name: "Success!!" }).waitFor();
  expect(portal.sandbox.sandbox.charges()).toHaveLength(1);
});
