import type { Page } from "playwright";
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
