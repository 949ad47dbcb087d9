import { expect, test } from "vitest";
import { violations } from "../../apps/portal/e2e/page-checks.ts";
import { openExample } from "../open-example.ts";
import { field, fill, fillDevices, press } from "./entries.ts";

const example = openExample(import.meta.dirname);

test("a new customer activates a device, sees it in the account and buys an SMS pack", async () => {
  const { page, sandbox } = await example.open({ reducedMotion: "reduce" });
  await press(page, "Continue");
  await page.getByText("Email is required").waitFor();
  expect(await field(page, "Email").evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
  expect(await violations(page)).toEqual([]);
  await fill(page);
  await press(page, "Continue");
  await page.getByText("Total USD 16.95 billed instantly").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(sandbox.charges()).toEqual([]);
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(sandbox.charges()).toHaveLength(1);

  await page.getByRole("link", { name: "Go to your account" }).click();
  await page.getByText("Next billing on").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: /^Buy SMS/ }).click();
  await page.getByRole("radio", { name: /SMS/ }).first().check();
  await press(page, "Buy SMS Pack");
  await page.getByText("$4.95 today").waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Yes");
  await page.getByRole("button", { name: "Buy another pack" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
  await page.getByRole("link", { name: "Back to your account" }).click();
  await page.getByRole("heading", { name: "Your account" }).waitFor();
});

test("a returning customer signs in and pays with a saved card", async () => {
  const { page, sandbox } = await example.open({ reducedMotion: "reduce" });
  await field(page, "Email").fill("returning@example.com");
  await fillDevices(page, ["350000000000001"]);
  await field(page, "I HAVE READ AND AGREE TO THE TERMS OF SERVICE").check();
  await press(page, "Continue");
  await field(page, "Password").fill("waypost-demo");
  await press(page, "Continue with Password");
  const cards = page.getByRole("radiogroup", { name: "Saved cards" });
  await cards.getByRole("radio").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await cards.getByRole("radio", { name: "new card" }).check();
  await field(page, "Card Number").waitFor();
  await cards.getByRole("radio").first().check();
  await press(page, "Continue");
  await page.getByText("Total USD 16.95 billed instantly").waitFor();
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(1);
});
