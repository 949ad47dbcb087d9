import type { Page } from "playwright";
import { expect } from "vitest";
import { eventually } from "./kit.ts";

const STEPS = ["Summary", "DetailsForm", "ActivationType", "PaymentMethod", "Terms", "Confirm"];

/** Waits until the code of all steps has been preloaded. */
export async function allStepsAreLoaded(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const chunks = STEPS.map((step) => expect.stringMatching(`/${step}-[^/]+\\.js$`) as string);
  await eventually(fetched).toEqual(expect.arrayContaining(chunks));
  await page.waitForLoadState("networkidle");
}
