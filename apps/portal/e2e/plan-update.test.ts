import { expect, test } from "vitest";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";
import { ask, choosePlan, openTask, planUpdate as row } from "./task-rows.ts";

const OBD_IMEI = "868000000000001";

/** Chooses one of the listed devices and comes to its plan. */
async function atDevice(portal: Portal, place: "first" | "last"): Promise<void> {
  await openTask(portal, row);
  await portal.page.getByRole("listbox").getByRole("option")[place]().click();
  await press(portal, "Continue");
  await arrived(portal.page, `2 of 2 · ${row.title}`);
}

test("devices are listed by kind with their plans, and one has to be chosen", async () => {
  const portal = await openPortal();
  await openTask(portal, row);
  expect(await mainText(portal)).toMatch(/GPS.*358000000000001.*OBD.*868000000000001/);
  await press(portal, "Continue");
  await portal.page.getByRole("link", { name: "Choose a device" }).waitFor();
});

test("a device shows its plan and its next billing date, and needs a plan before the update", async () => {
  const portal = await openPortal();
  await atDevice(portal, "first");
  const main = await mainText(portal);
  expect(main).toContain("IMEI 358000000000001");
  expect(main).toContain("Previous PlanGPS Plus Quarterly");
  expect(main).toMatch(/Next Billing Date[A-Z][a-z]{2} \d+, 20\d\d/);
  await press(portal, row.lastButton);
  await portal.page.getByRole("link", { name: "Service Plan is required" }).waitFor();
  expect(await portal.page.getByRole("alertdialog").count()).toBe(0);
});

test("an OBD device is offered OBD plans, and its list shows the new one after the update", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await atDevice(portal, "last");
  await choosePlan(page, "Monthly");
  await ask(page, row);
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, row.confirm);
  expect((await request).postDataJSON()).toEqual({
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

test("the question names what changes and what is lost, and computes nothing", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await atDevice(portal, "first");
  await page.getByRole("textbox", { name: "Service Plan" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("tab", { name: "Monthly" }).click();
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
  // Both plans include it.
  expect(await now.textContent()).not.toContain("Coverage");
  const question = (await page.getByRole("alertdialog").textContent()) ?? "";
  expect(question).toContain("cannot be shown here");
  expect(question).not.toContain("today");
});

test("the plan that a device has already can be chosen once more", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await atDevice(portal, "first");
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

test("a list that cannot be read says why, and can be read again", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "listPlanUpdateDevices", kind: "error-json", times: "always" });
  await openTask(portal, row);
  await page.getByText("Internal server error").waitFor();
  sandbox.sandbox.clearFaults();
  await press(portal, "Try again");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
});
