// @module-tag long
import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { arrived, mainText, openPortal, press } from "./kit.ts";
import { ask, choosePlan, openTask, planUpdate as row } from "./task-rows.ts";

const OBD_IMEI = "868000000000001";

const SECOND = `2 of 2 · ${row.title}`;

test("after a failure the devices are listed by kind, a device and a plan are required, and the review shows the changes without computing any", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "listPlanUpdateDevices", kind: "error-json", times: "always" });
  await openTask(portal, row);
  await page.getByText("Internal server error").waitFor();
  sandbox.sandbox.clearFaults();
  await press(portal, "Try again");
  const devices = page.getByRole("listbox").getByRole("option");
  await devices.first().waitFor();
  expect(await mainText(portal)).toMatch(/GPS.*358000000000001.*OBD.*868000000000001/);
  await press(portal, "Continue");
  await page.getByText("Choose a device").first().waitFor();

  await devices.first().click();
  await press(portal, "Continue");
  await arrived(page, SECOND);
  const main = await mainText(portal);
  expect(main).toContain("IMEI 358000000000001");
  expect(main).toContain("Previous PlanGPS Plus Quarterly");
  expect(main).toMatch(/Next Billing Date[A-Z][a-z]{2} \d+, 20\d\d/);
  await press(portal, row.lastButton);
  await page.getByText("Service Plan is required").first().waitFor();
  expect(await page.getByRole("alertdialog").count()).toBe(0);

  await page.getByRole("textbox", { name: "Service Plan" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("radio", { name: "Plus, Your plan" }).waitFor();
  await picker.getByRole("tab", { name: "Monthly" }).click();
  await picker.getByText("Billed Monthly").first().waitFor();
  expect(await picker.getByText("Your plan", { exact: true }).count()).toBe(0);
  await picker.getByRole("button", { name: "Select & Save" }).first().click();
  await picker.waitFor({ state: "detached" });
  await ask(page, row);
  const now = page.getByRole("region", { name: "Now" });
  const after = page.getByRole("region", { name: "After" });
  expect(await now.textContent()).toContain("PlanGPS Plus Plan - Quarterly");
  expect(await now.textContent()).toContain("Price$59.85 every 3 months");
  expect(await after.textContent()).toContain("PlanGPS Standard Plan");
  expect(await after.textContent()).toContain("Price$16.95 every month");
  expect(await after.textContent()).toContain("No SOS Button");
  expect(await now.textContent()).toContain("SMS Alerts per month100");
  expect(await after.textContent()).toContain("SMS Alerts per month50");
  // Both plans include it.
  expect(await now.textContent()).not.toContain("Coverage");
  const question = (await page.getByRole("alertdialog").textContent()) ?? "";
  expect(question).toContain("We can’t show here");
  expect(question).not.toContain("today");
  expect(question).toMatch(/IMEI 358000000000001Next Billing Date: [A-Z][a-z]{2} \d+, 20\d\d/);
  // Prices of different periods have no difference.
  expect(question).not.toContain("Difference");
});

test("the review opens with the difference between plans of the same period, and both prices", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await page.getByRole("listbox").getByRole("option").first().click();
  await press(portal, "Continue");
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

test("an OBD device is offered OBD plans, and its list shows the new one after the update", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await page.getByRole("listbox").getByRole("option").last().click();
  await press(portal, "Continue");
  await arrived(page, SECOND);
  await choosePlan(page, "Monthly");
  await ask(page, row);
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, row.confirm);
  expect(await jsonOf(await request)).toEqual({
    customer_id: "1001",
    imei: OBD_IMEI,
    service_plan_id: "standard_obd",
  });
  const success = page.getByRole("dialog", { name: "Success!!" });
  await success.getByText(row.success ?? "").waitFor();
  const support = success.getByRole("link", { name: "support@example.com" });
  expect(await support.getAttribute("href")).toBe("mailto:support@example.com");
  await press(portal, "Ok");
  expect(await mainText(portal)).toContain(row.note ?? "");
  await press(portal, "Update another device");
  await page.getByText("OBD Standard Monthly").waitFor();
});
