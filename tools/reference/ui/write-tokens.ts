import { chromium } from "playwright";
import { tokensInPage } from "../../../packages/ui/test/tokens-in-page.ts";
import { findBrowser } from "../../lib/browser.ts";

/**
 * Writes the variables of `tokens.css` with their default values as design tokens (DTCG 2025.10).
 * Each theme is a group, because the format has no themes. A browser computes the values that
 * depend on the brand colour.
 */
export async function tokensJson(css: string): Promise<string> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${css}</style>`);
    const light = await page.evaluate(tokensInPage, "light" as const);
    const dark = await page.evaluate(tokensInPage, "dark" as const);
    const json = JSON.stringify({ light, dark }, null, 2);
    // Like the formatter: the numbers of a colour on one line.
    return `${json.replaceAll(/\[[\d\s.,-]+\]/g, (list) => list.replaceAll(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"))}\n`;
  } finally {
    await browser.close();
  }
}
