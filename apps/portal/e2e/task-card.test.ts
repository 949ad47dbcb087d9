import { describe, expect, test } from "vitest";
import { isFocused } from "./keyboard.ts";
import { eventually, openPortal, press } from "./kit.ts";
import { atCard, CARD_ERRORS } from "./task-card-kit.ts";
import { ask, enterTaskCard, multiReactivation as row, openTask } from "./task-rows.ts";

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

const NOON = new Date("2026-11-21T12:00:00Z");

describe("further cases", { tags: ["long"] }, () => {
  test("a card number and a security code of a wrong length are rejected in the documented text", async () => {
    const portal = await atCard();
    const { page } = portal;
    await page.getByLabel("Card Number").fill("41111111111111");
    await page.getByLabel("CVV").fill("12");
    await press(portal, row.lastButton);
    await page.getByText("CardNumber should be minimum of 15 numbers").first().waitFor();
    await page.getByText("CVV should be minimum of 3 numbers").first().waitFor();
    await page.getByLabel("Card Number").fill("411111111111111111111");
    await page.getByLabel("CVV").fill("12345");
    await press(portal, row.lastButton);
    await page.getByText("CardNumber cannot exceed more than 20 numbers").first().waitFor();
    await page.getByText("CVV cannot be more than 4 numbers").first().waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
  });

  test("in the current year only the remaining months can be selected", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await page.clock.setFixedTime(NOON);
    await openTask(portal, row);
    await row.fill(page);
    const year = page.getByLabel("Year");
    const month = page.getByLabel("Month");
    expect(await year.locator("option").allTextContents()).toEqual([
      "Select",
      ...Array.from({ length: 17 }, (_, index) => String(2026 + index)),
    ]);
    await year.selectOption("2026");
    expect(await month.inputValue()).toBe("");
    expect(await month.locator("option").allTextContents()).toEqual(["Select", "11", "12"]);
    await press(portal, row.lastButton);
    await page.getByText("Month is required").first().waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
  });
});
