import { expect, test } from "vitest";
import { continueWithAccount } from "./customer.ts";
import { jsonOf } from "./engine.ts";
import { isComplete } from "./test-scope.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press } from "./kit.ts";
import { ask, enterTaskCard, openTask, REACTIVATED, reactivation as row } from "./task-rows.ts";

const GPS = REACTIVATED[0];

const SECOND_STAGE = `2 of 2 · ${row.title}`;

test("the device in the URL is selected and named in any window, reactivated with the selected plan, and no longer offered", async () => {
  const portal = await openPortal({ width: 360, height: 740 });
  const { page } = portal;
  await openTask(portal, row);
  expect(await mainText(portal)).toMatch(/Rita Returning · Customer 1001.*GPS.*358.*OBD.*868/);
  const strip = page.getByRole("banner");
  await strip.getByText("Not chosen yet").waitFor();
  const next = page.getByRole("button", { name: "Continue" });
  expect(await next.isDisabled()).toBe(true);
  await portal.open(`${row.route}?customer_id=1001&imei=${GPS}`);
  await page.getByRole("option", { name: GPS, selected: true }).waitFor();
  expect(await next.isEnabled()).toBe(true);
  await strip.getByText(GPS).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await strip.getByText(GPS).waitFor({ state: "hidden" });
  await page.getByRole("complementary").getByText(GPS).waitFor();

  await press(portal, "Continue");
  await arrived(page, SECOND_STAGE);
  const text = await mainText(portal);
  expect(text).toContain("Rita Returning · Customer 1001");
  expect(text).toContain("IMEI NUMBER 358000000000002");
  expect(text).toContain("ICCID8901218000000000002");
  expect(text).toContain("Previous Activated PlanGPS Standard Monthly");
  const plan = page.getByRole("textbox", { name: "Plan" });
  expect(await plan.inputValue()).toBe("GPS Plus Plan - Quarterly");
  const same = page.getByRole("button", { name: /^Go back to GPS/ });
  expect(await same.textContent()).toBe(
    "Go back to GPS Standard Plan - Monthly, $16.95 every month",
  );
  await same.click();
  await eventually(() => plan.inputValue()).toBe("GPS Standard Plan - Monthly");
  expect(await isFocused(plan)).toBe(true);
  expect(await same.count()).toBe(0);
  await plan.click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("radio", { name: /^Standard.*, Your plan$/, checked: true }).waitFor();
  await picker.getByRole("radio", { name: "Plus" }).press("Space");
  await picker.getByRole("tab", { name: "Yearly" }).click();
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
  await enterTaskCard(page);
  await ask(page, row);
  const question = await page.getByRole("alertdialog").textContent();
  expect(question).toMatch(/GPS Standard Monthly.*GPS Plus Plan - YearlyUSD .*Total Billed USD/);
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Confirm");
  expect(await jsonOf(await request)).toEqual({
    ...row.body,
    imei: GPS,
    service_plan: "plus_yearly",
  });
  await press(portal, "Ok");
  await press(portal, "Reactivate another device");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(await page.getByRole("option", { name: "358000000000002" }).count()).toBe(0);
});

test(
  "if a device's details cannot be read, the customer sees it and can continue",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openTask(portal, row, 924);
    const next = page.getByRole("button", { name: "Continue" });
    await page.getByRole("option", { name: "357000000924002" }).click();
    const reply = page.waitForResponse(/device\/info\/924\/357000000924002/);
    await next.click();
    expect((await reply).status()).toBe(500);
    await eventually(() => isFocused(next)).toBe(true);
    expect(await next.isEnabled()).toBe(true);
    expect(await page.title()).toBe(`${row.title} · Waypost`);
    await page.getByText("The details of this device could not be loaded.").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(portal.console.join("\n")).toContain("effect reactivation/prepare");
    await page.getByRole("option", { name: "357000000924001" }).click();
    await page.getByText("The details of this device").waitFor({ state: "detached" });
    await next.click();
    await arrived(page, SECOND_STAGE);
  },
);

const WIZARDS = [
  ["/registration/charge", "#/reactivation/charge", "/auth/re-activation/charge/reactivate"],
  ["/registration", "#/reactivation", row.path],
] as const;

test.each(isComplete ? WIZARDS : WIZARDS.slice(0, 1))(
  "from an IMEI in use under %s, a new window reactivates the device at the URL of that wizard",
  { tags: ["long"] },
  async (wizard, opened, path) => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    await portal.open(`${wizard}/customer-information`);
    await continueWithAccount(page);
    await arrived(page, "Which devices do you want to activate?");
    await page.getByLabel("IMEI", { exact: true }).fill("358000000000001");
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Reactivate." }).click();
    const popup = await opening;
    await popup.getByRole("heading", { name: row.title }).waitFor();
    expect(new URL(popup.url()).hash).toBe(`${opened}?customer_id=1001`);
    await row.fill(popup);
    await ask(popup, row);
    const request = popup.waitForRequest((one) => one.method() === "POST");
    await popup.getByRole("button", { name: "Confirm", exact: true }).click();
    expect(await jsonOf(await request)).toEqual(row.body);
    await popup.getByRole("dialog", { name: "Success!!" }).waitFor();
    expect(postsOf(portal).at(-1)).toBe(path);
    expect(sandbox.sandbox.charges()).toMatchObject([{ subject: REACTIVATED[1] }]);
  },
);

test("the plain URL and its charge variant are one purchase", { tags: ["long"] }, async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, row);
  await row.fill(page);
  await ask(page, row);
  sandbox.sandbox.fault({ call: row.call, kind: "hang" });
  await press(portal, "Confirm");
  await eventually(() => postsOf(portal)).toEqual([row.path]);
  await portal.open("/reactivation/charge?customer_id=1001");
  await page.reload();
  await page.getByText("Please do not pay again yet").first().waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
});
