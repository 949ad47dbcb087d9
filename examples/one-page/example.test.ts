import { expect, test } from "vitest";
import { openExample } from "../open-example.ts";
import { field, giveCard, giveCustomer, giveDevices, press } from "./entries.ts";

const example = openExample(import.meta.dirname);

test("two devices are registered on one page of plain HTML, after a card was declined", async () => {
  const { page, sandbox } = await example.open();
  await press(page, "Review");
  expect(await page.getByText("is required").count()).toBeGreaterThan(10);
  await giveCustomer(page);
  await giveDevices(page, ["350000000000021", "860000000000021"]);
  await giveCard(page, "4000000000000002");
  await field(page, "I agree").check();
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByRole("alert").waitFor();
  await giveCard(page, "4111111111111111");
  await press(page, "Review");
  await press(page, /^Pay \$/);
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});

test("a price that changed since it was shown is paid only after it was agreed to", async () => {
  const { page, sandbox } = await example.open();
  await giveCustomer(page);
  await giveDevices(page, ["350000000000022", "860000000000022"]);
  await giveCard(page, "4111111111111111");
  await field(page, "I agree").check();
  sandbox.setPrice("standard", 100);
  await press(page, "Review");
  await page.getByText("The price has changed. It was $31.90 and is $114.95 now.").waitFor();
  expect(await page.getByRole("button", { name: /^Pay/ }).isDisabled()).toBe(true);
  await field(page, "I agree to the new price").check();
  await press(page, "Pay $114.95 now.");
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(sandbox.charges().map(({ amount }) => amount)).toEqual([100, 14.95]);
});

test("what was entered is still there after a reload, apart from the secrets", async () => {
  const { page } = await example.open();
  await giveCustomer(page);
  await page.reload();
  expect(await field(page, "City").inputValue()).toBe("Austin");
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
});
