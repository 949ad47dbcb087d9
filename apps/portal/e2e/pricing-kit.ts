import type { Page, Route } from "playwright";
import { openPortal, type Portal } from "./kit.ts";

export async function atPricing(
  options: { width?: number; height?: number } = {},
): Promise<Portal> {
  const portal = await openPortal(options);
  await portal.open("/pricing");
  await portal.page.getByRole("heading", { name: "Pricing" }).waitFor();
  return portal;
}

export const card = (page: Page, tier: "Standard" | "Plus" | "Pro") =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: tier }) });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name });
export const cards = (page: Page) => page.getByRole("article").allInnerTexts();
export const loaded = (page: Page) => page.getByText("Total Billed").first().waitFor();

/** Holds calls to a URL until the returned function is called, and then aborts them. */
export async function holdCalls(
  page: Page,
  address: RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await end(route);
  });
  return resolve;
}

type Plan = Record<string, unknown> & { service_plan_id: string };

/** Changes the price lists. */
export const withPlans = (page: Page, change: (plans: Plan[]) => unknown[]) =>
  page.route(/service_plan\/revised/, async (route) => {
    const response = await route.fetch();
    const { plans, ...body } = (await response.json()) as { plans: Plan[] };
    await route.fulfill({ response, json: { ...body, plans: change(plans) } });
  });
