import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";

// Axe cannot determine if a dialog covers the page.
const HIDDEN_BY_A_DIALOG = ["landmark-one-main", "page-has-heading-one"];

/**
 * Returns the violations that axe finds in the light theme, without these rules, as readable
 * lines.
 */
export async function violationsInLight(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  const isCovered = (await page.locator("[role=dialog], [role=alertdialog]").count()) > 0;
  const left = isCovered ? [...without, ...HIDDEN_BY_A_DIALOG] : without;
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  await page.emulateMedia({ colorScheme: "light" });
  return linesOf(page, { rules });
}

/** Returns the violations in the light and the dark theme, without these rules. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  const light = await violationsInLight(page, without);
  // The themes differ only in their colours.
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await linesOf(page, { runOnly: ["color-contrast", "link-in-text-block"] });
  return [...light, ...dark.map((line) => `in dark, ${line}`)];
}

/**
 * Returns the IMEIs with characters between their groups, which would be searched, copied and
 * announced.
 */
export const imeisInPieces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    // The drawing of a label shows it as printed.
    for (const other of copy.querySelectorAll("script, style, template, svg")) other.remove();
    const named = [...document.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ariaLabel);
    const values = [...document.querySelectorAll("input")].map(({ value }) => value);
    const text = [copy.textContent, ...named, ...values].join("\n");
    return text.match(/\d{2}\s\d{6}\s\d{6}\s\d/g) ?? [];
  });

async function linesOf(page: Page, options: RunOptions): Promise<string[]> {
  // It stays on the page until the next load.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { run } = Reflect.get(window, "axe") as typeof axe;
    // React Aria refers to its announcements by id for seven seconds, even after they are removed.
    const announced = [["[data-live-announcer]"]];
    const found = await run({ exclude: announced }, { ...chosen, resultTypes: ["violations"] });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, options);
}

/** Returns how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Presses Tab until an element with this name has the focus. @throws Error after 60 presses */
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
