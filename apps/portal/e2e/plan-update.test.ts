// @module-tag long
import { expect, test } from "vitest";
import { openPortal, press } from "./kit.ts";
import { ask, openTask, planUpdate as row } from "./task-rows.ts";

test("the review opens with the difference between plans of the same period, and both prices", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await page.getByRole("listbox").getByRole("option").first().click();
  await press(portal, "Continue");
  const previous = page.getByText("This device has it until you change the plan.");
  await previous.waitFor();
  expect(await previous.locator("xpath=ancestor::dl/div[1]/dt").textContent()).toBe(
    "Previous Plan",
  );
  for (const [tier, difference, price] of [
    ["Pro", "+$12.00 every 3 months", "$71.85 every 3 months"],
    ["Standard", "\u2212$13.50 every 3 months", "$46.35 every 3 months"],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    await page.getByRole("textbox", { name: "Service Plan" }).click();
    const picker = page.getByRole("dialog");
    await picker.getByRole("button", { name: `Select & Save, ${tier}` }).click();
    await picker.waitFor({ state: "detached" });
    await ask(page, row);
    const question = page.getByRole("alertdialog");
    expect(await question.textContent()).toContain(
      `IMEI 358000000000001Difference: ${difference} · Next Billing Date: `,
    );
    const now = page.getByRole("region", { name: "Now" });
    const after = page.getByRole("region", { name: "After" });
    expect(await now.textContent()).toMatch(/^NowPrice\$59\.85 every 3 months/);
    expect(await after.textContent()).toContain(`AfterPrice${price}`);
    await press(portal, row.cancel);
    // oxlint-enable no-await-in-loop
  }
});
