import { expect, test } from "vitest";
import { openExample } from "../open-example.ts";
import { field, fillCard, fillCustomer, fillDevices, press } from "./entries.ts";

const example = openExample(import.meta.dirname);

test("two devices are registered on one page of plain HTML, after a card was declined", async () => {
  const { page, sandbox } = await example.open();
  await press(page, "Review");
  expect(await page.getByText("is required").count()).toBeGreaterThan(10);
  await fillCustomer(page);
  await fillDevices(page, ["350000000000021", "860000000000021"]);
  await fillCard(page, "4000000000000002");
  await field(page, "I agree").check();
  await press(page, "Review");
  await press(page, "Confirm");
  await page.getByRole("alert").waitFor();
  await fillCard(page, "4111111111111111");
  await press(page, "Review");
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});

test("the input except secrets is restored after a reload", async () => {
  const { page } = await example.open();
  await fillCustomer(page);
  await page.reload();
  expect(await field(page, "City").inputValue()).toBe("Austin");
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
});
