import { expect, test } from "vitest";
import { eventually, mainText, openPortal, postsOf, press } from "../kit.ts";
import { ask, choosePlan, openTask, planUpdate as row } from "../task-rows.ts";

test("the plan that a device has already can be chosen once more", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, row);
  await row.fill(page);
  await choosePlan(page, "Quarterly");
  await ask(page, row);
  await page.getByText("The device has this plan already.").waitFor();
  await page.getByText("USD 59.85").waitFor();
  await press(portal, row.confirm);
  await page.getByRole("dialog", { name: "Success!!" }).waitFor();
  expect(sandbox.sandbox.planChanges()).toMatchObject([
    { from_plan_id: "plus_quarterly", to_plan_id: "plus_quarterly" },
  ]);
});

test("a lost change of another plan names the device and the plan that was wanted", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, row);
  await row.fill(page);
  await ask(page, row);
  sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
  await press(portal, row.confirm);
  await eventually(() => mainText(portal)).toContain(
    "358000000000001 · GPS Plus Plan - Yearly · not confirmed yet",
  );
  expect(postsOf(portal)).toEqual([row.path]);
});

test("a change to another period of the same plan compares no SMS alerts, which are as many per month", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await row.fill(page);
  for (const period of ["Monthly", "Yearly"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await choosePlan(page, period);
    // oxlint-disable-next-line no-await-in-loop
    await ask(page, row);
    const question = page.getByRole("alertdialog");
    // oxlint-disable-next-line no-await-in-loop
    expect(await question.textContent()).not.toContain("SMS Alerts");
    // oxlint-disable-next-line no-await-in-loop
    await press(portal, row.cancel);
  }
});
