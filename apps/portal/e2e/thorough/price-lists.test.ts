import { expect, test } from "vitest";
import { openPortal, press } from "../kit.ts";
import { withPlans } from "../pricing-kit.ts";
import { ask, openTask, planUpdate } from "../task-rows.ts";

const PRICES = "GET /info/service_plan/revised";

test("plans without a duration and a name can be chosen for another plan, and no raw id is shown", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await withPlans(page, (plans) =>
    plans.map(({ service_plan_id, price }) => ({ service_plan_id, price, email_content: " " })),
  );
  await openTask(portal, planUpdate);
  await planUpdate.fill(page);
  expect(await page.getByRole("textbox", { name: "Service Plan" }).inputValue()).toBe(
    "Plus, Yearly",
  );
  await ask(page, planUpdate);
  const question = page.getByRole("alertdialog");
  await question.getByText("every 12 months").first().waitFor();
  expect(await question.textContent()).not.toMatch(/plus_/);
  await press(portal, "Confirm");
  await press(portal, "Ok");
  const main = page.getByRole("main");
  await main.getByText("Plus, Yearly").waitFor();
  expect(await main.textContent()).not.toMatch(/plus_/);
});

test("a plan that was chosen in the picker's own list, loaded again there, has its price", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: PRICES, kind: "error-json", times: "always" });
  await openTask(portal, planUpdate);
  await page.getByRole("listbox").getByRole("option").first().click();
  await press(portal, "Continue");
  await page.getByText("The plans could not be loaded.").waitFor();
  sandbox.sandbox.clearFaults();
  await page.getByRole("textbox", { name: "Service Plan" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "Try again" }).click();
  await picker.getByRole("tab", { name: "Yearly" }).click();
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
  await page.getByText("every 12 months").waitFor();
});
