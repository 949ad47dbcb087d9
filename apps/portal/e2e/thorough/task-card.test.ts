import { expect, test } from "vitest";
import { openPortal, press } from "../kit.ts";
import { atCard } from "../task-card-kit.ts";
import { multiReactivation as row, openTask } from "../task-rows.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

test("a card number and a security code of a wrong length are refused in the documented words", async () => {
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

test("in the current year only the months that are left can be chosen", async () => {
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
  await page.getByRole("link", { name: "Month is required" }).waitFor();
  expect(await page.getByRole("alertdialog").count()).toBe(0);
});
