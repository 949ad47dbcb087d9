// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { arrived, eventually, openPortal, type Portal, press } from "./kit.ts";
import { withPlans } from "./pricing-kit.ts";
import { ask, enterTaskCard, openTask, REACTIVATED, reactivation } from "./task-rows.ts";

const [GPS, OBD] = REACTIVATED;

const failing = ({ page }: Portal, list: RegExp) =>
  page.route(list, (route) => route.fulfill({ status: 500, body: "" }));

const planField = (page: Page) => page.getByRole("textbox", { name: "Plan", exact: true });

async function toPlan(portal: Portal, device: string): Promise<void> {
  const { page } = portal;
  await openTask(portal, reactivation);
  await page.getByRole("option", { name: device }).click();
  await press(portal, "Continue");
  await arrived(page, `2 of 2 · ${reactivation.title}`);
}

test("if the default plan is unavailable, the page says that another one has to be selected", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await withPlans(page, (plans) =>
    plans.filter(({ service_plan_id: id }) => id !== "plus_quarterly"),
  );
  await toPlan(portal, GPS);
  await page
    .getByText("Plus, Quarterly is not available at the moment. Please choose another plan.")
    .waitFor();
  expect(await planField(page).inputValue()).toBe("");
  await planField(page).click();
  const picker = page.getByRole("dialog");
  await picker.getByText("Plus, Quarterly is not available").waitFor();
  await picker.getByRole("tab", { name: "Yearly" }).click();
  await picker.getByRole("button", { name: "Select/Save" }).click();
  await picker.waitFor({ state: "detached" });
  await enterTaskCard(page);
  await ask(page, reactivation);
  await press(portal, "Confirm");
  await page.getByRole("dialog", { name: "Success!!" }).waitFor();
});

test("the OBD price list does not block a GPS device, and an OBD device can reload it", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await failing(portal, /category=obd/);
  await toPlan(portal, GPS);
  await eventually(() => planField(page).inputValue()).toBe("GPS Plus Plan - Quarterly");
  await press(portal, "Previous");
  await arrived(page, reactivation.title);
  await page.getByRole("option", { name: OBD }).click();
  await press(portal, "Continue");
  await page.getByText("The plans could not be loaded.").waitFor();
  await page.unrouteAll();
  await press(portal, "Try again");
  await eventually(() => planField(page).inputValue()).toBe("OBD Plus Plan - Quarterly");
  await page.getByText("The plans could not be loaded.").waitFor({ state: "detached" });
});
