import type { Page } from "playwright";

export const next = (page: Page) => page.getByRole("button", { name: "Next" });
export const total = (page: Page) => page.getByRole("button", { name: "Billed today $59.85" });

export const PHONE = { width: 360, height: 740 };

/** Whether the whole element is in the window. */
const isInView = (page: Page, name: string): Promise<boolean> =>
  page.getByRole("button", { name }).evaluate((it) => {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** Scrolls from the top of the page to its end; `false` where a button was not in view. */
export async function inViewFromStartToEnd(page: Page, ...names: string[]): Promise<boolean[]> {
  const seen: boolean[] = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), end * part);
    for (const name of names) seen.push(await isInView(page, name));
  }
  return seen;
}
