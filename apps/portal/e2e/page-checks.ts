import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** What axe finds wrong in light and in dark, without these rules, as lines one can read. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await linesOf(new AxeBuilder({ page }).disableRules([...without]));
  // The themes differ in nothing but colours.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
  return [...light, ...(await linesOf(dark)).map((line) => `in dark, ${line}`)];
}

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  // In one page: its other mode opens a second page for each answer.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
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
