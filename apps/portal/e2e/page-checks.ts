import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** The violations that axe finds in light and dark, except of these rules, as readable lines. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await linesOf(new AxeBuilder({ page }).disableRules([...without]));
  // The themes differ only in their colours.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
  return [...light, ...(await linesOf(dark)).map((line) => `in dark, ${line}`)];
}

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode runs in one page; the other mode opens a second page for each result.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Presses Tab until an element with this name has the focus. @throws Error after 60 presses. */
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
