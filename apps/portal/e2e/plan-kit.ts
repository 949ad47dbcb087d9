import type { Page } from "playwright";
import { GPS_IMEI } from "./customer.ts";
import { atDevices, imei } from "./device-kit.ts";
import { eventually, type Portal } from "./kit.ts";

const PRICES = /service_plan\/revised$/;

/** Opens the picker of the first device, which has no plan yet. */
export async function atPicker(
  prepare: (portal: Portal) => unknown = () => undefined,
): Promise<Portal> {
  const portal = await atDevices({}, prepare);
  await imei(portal.page).fill(GPS_IMEI);
  await openPicker(portal.page);
  return portal;
}

export const picker = (page: Page) => page.getByRole("dialog");
export const card = (page: Page, tier: "Standard" | "Plus" | "Pro") =>
  picker(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: tier }) });
export const tab = (page: Page, name: string) => picker(page).getByRole("tab", { name });
export const selectSave = (page: Page) => picker(page).getByRole("button", { name: "Select/Save" });
export const ticked = (page: Page) => picker(page).getByRole("heading", { name: "Selected" });

export async function openPicker(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select Plan" }).click();
  await picker(page).waitFor();
}

/** Removes the price of a plan from the price list. */
export const withoutPrice = ({ page }: Portal, planId: string) =>
  page.route(PRICES, async (route) => {
    const response = await route.fetch();
    const { plans, ...body } = (await response.json()) as { plans: { service_plan_id: string }[] };
    const unpriced = plans.map((plan) =>
      plan.service_plan_id === planId ? { ...plan, price: "call us" } : plan,
    );
    await route.fulfill({ response, json: { ...body, plans: unpriced } });
  });

/** Waits for this description of Select/Save, which names the plan it selects. */
export const offers = (page: Page, words: string) =>
  eventually(() =>
    selectSave(page).evaluate((button) => {
      const id = button.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    }),
  ).toBe(words);

export async function choosePlan(page: Page, tier: "Standard" | "Plus" | "Pro"): Promise<void> {
  await card(page, tier).getByRole("button", { name: "Select & Save" }).click();
  await picker(page).waitFor({ state: "detached" });
}

/** Makes every request for the plan rules fail in this way. */
export const withRules = (portal: Portal, kind: "hang" | "error-json") =>
  portal.sandbox.sandbox.fault({ call: "GET /info/service_plan/rules", kind, times: "always" });
