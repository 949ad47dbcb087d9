import { expect, test } from "vitest";
import { violations } from "../../apps/portal/e2e/page-checks.ts";
import { openExample } from "../open-example.ts";
import { field, fillCard, fillCustomer, fillDevices, press } from "./entries.ts";

const example = openExample(import.meta.dirname);

test("a device is registered after a card was declined, and an SMS pack is bought", async () => {
  const { page, sandbox } = await example.open();
  await press(page, "Review");
  await page.getByText("is required").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe("true");
  expect(await violations(page)).toEqual([]);
  await fillCustomer(page);
  await fillDevices(page, ["350000000000021"]);
  await fillCard(page, "4000000000000002");
  await field(page, "I agree").check();
  await press(page, "Review");
  await press(page, "Confirm");
  await page.getByRole("heading", { name: /declined/i }).waitFor();
  expect(sandbox.charges()).toEqual([]);
  await fillCard(page, "4111111111111111");
  await press(page, "Review");
  await page.getByText(/Total USD .* billed instantly/).waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(1);

  await page.getByRole("link", { name: "Buy an SMS pack" }).click();
  await page.getByLabel("100 SMS").check();
  await press(page, "Buy SMS Pack");
  await page.getByText("$4.95 each time").waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Confirm");
  await page.getByRole("button", { name: "Buy another pack" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});
