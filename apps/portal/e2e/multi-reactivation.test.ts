// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { arrived, openPortal, postsOf, press } from "./kit.ts";
import { ask, multiReactivation as row, openTask, REACTIVATED, SECOND_STAGE } from "./task-rows.ts";

const plans = (page: Page) => page.getByRole("textbox", { name: "Plan" });

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
    .getByRole("button", { name: /^Go back to (GPS|OBD)/ })
    .first()
    .waitFor();
  expect(await places()).toEqual(before);
});

test("a device shows that its details are loading, and without its default plan Update shows the documented error below our sentence", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const details = Promise.withResolvers<void>();
  await page.route("**/auth/re-activation/device/info/**", async (request) => {
    await details.promise;
    await request.abort();
  });
  await page.route(/service_plan\/revised$/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { plans: { service_plan_id: string }[] };
    const others = list.plans.filter(({ service_plan_id: id }) => id !== "plus_quarterly");
    await route.fulfill({ response, json: { ...list, plans: others } });
  });
  await openTask(portal, row);
  await page.getByRole("option", { name: REACTIVATED[0] }).click();
  await press(portal, "Continue");
  await arrived(page, SECOND_STAGE);
  await page.getByText("ICCIDLoading…").waitFor();
  details.resolve();
  await page.getByText("ICCID–").waitFor();
  const missing = page.getByText("is not available at the moment. Please choose another plan.");
  await missing.waitFor();
  await press(portal, row.lastButton);
  await page.locator(".waypost-Field-error").getByText("Service Plan is required").waitFor();
  expect(await missing.isVisible()).toBe(true);
});
