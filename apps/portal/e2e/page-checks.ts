import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** What axe finds wrong in light and in dark, as lines one can read. */
export async function violations(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of found.violations) {
      lines.push(...nodes.map(({ html }) => `${colorScheme}: ${id} at ${html}`));
    }
  }
  return lines;
}

/** How many pixels of the page lie beside the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Presses Tab until this has the focus. @throws Error when the focus has been everywhere. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return "";
      return [at.getAttribute("aria-label"), at.textContent, at.id].join(" | ");
    });
    if (focused.includes(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}`);
}
