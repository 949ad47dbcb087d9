// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press } from "./kit.ts";
import {
  ask,
  multiReactivation as row,
  openTask,
  REACTIVATED,
  SECOND_STAGE,
  toQuestion,
} from "./task-rows.ts";

const plans = (page: Page) => page.getByRole("textbox", { name: "Plan" });

test("each device shows its known details, and gets the plan that is selected for it", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await row.fill(page);
  const text = await mainText(portal);
  expect(text).toContain("IMEI NUMBER 358000000000002");
  await eventually(() => mainText(portal)).toContain("ICCID8901218000000000002");
  await eventually(() => mainText(portal)).toContain("Previous Activated PlanGPS Standard Monthly");
  expect(text).toContain("Rita Returning · Customer 1001");
  await plans(page).last().click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("tab", { name: "Yearly" }).click();
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
  await ask(page, row);
  await page.getByText("OBD Plus Plan - Yearly").first().waitFor();
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Confirm");
  expect(await jsonOf(await request)).toEqual({
    ...row.body,
    devices: [
      { imei: REACTIVATED[0], device_plan: "plus_quarterly" },
      { imei: REACTIVATED[1], device_plan: "plus_obd_yearly" },
    ],
  });
  await press(portal, "Ok");
  await press(portal, "Reactivate more devices");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(await page.getByRole("listbox").getByRole("option").count()).toBe(3);
  expect(await page.getByRole("option", { name: "358000000000002" }).count()).toBe(0);
});

test("the browser's Back and Forward move through the stages, and Back then leaves the page", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/pricing");
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
  await openTask(portal, row);
  await row.fill(page);
  await page.goBack();
  await arrived(page, row.title);
  expect(await page.getByRole("listbox").getByRole("option", { selected: true }).count()).toBe(2);
  await page.goForward();
  await arrived(page, SECOND_STAGE);
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Rita Returning");
  await press(portal, "Previous");
  await arrived(page, row.title);
  await press(portal, "Continue");
  await arrived(page, SECOND_STAGE);
  await ask(page, row);
  await page.goBack();
  await arrived(page, row.title);
  await page.goBack();
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
  expect(postsOf(portal)).toEqual([]);
});

test("details that arrive while the plans are shown move nothing", async () => {
  const portal = await openPortal({ width: 390, height: 900 });
  const { page } = portal;
  const details = Promise.withResolvers<void>();
  await page.route("**/auth/re-activation/device/info/**", async (request) => {
    await details.promise;
    await request.continue();
  });
  await openTask(portal, row);
  for (const imei of REACTIVATED) await page.getByRole("option").filter({ hasText: imei }).click();
  await press(portal, "Continue");
  await arrived(page, SECOND_STAGE);
  const places = () =>
    page
      .getByRole("main")
      .locator("input, h2, h3, button[type=submit]")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top + scrollY));
  await plans(page).first().waitFor();
  const before = await places();
  expect(before.length).toBeGreaterThan(6);
  details.resolve();
  await page
    .getByRole("button", { name: /^Same plan as before/ })
    .first()
    .waitFor();
  expect(await places()).toEqual(before);
});

test("without a price nothing can be confirmed until it has loaded", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const unpriced = /category=obd/;
  let reads = 0;
  page.on("requestfinished", (request) => {
    if (unpriced.test(request.url())) reads += 1;
  });
  await page.route(unpriced, (route) =>
    route.fulfill({
      json: { status: true, plans: [] },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  await openTask(portal, row);
  await toQuestion(page, row);
  // At the start and with the question. A later answer would have the price.
  await eventually(() => reads).toBe(2);
  const confirm = page.getByRole("button", { name: "Confirm", exact: true });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByText("The total is not known yet").waitFor();
  await page.unroute(unpriced);
  await press(portal, "Try again");
  await eventually(() => confirm.isEnabled()).toBe(true);
  await page.getByText(row.money).waitFor();
});
