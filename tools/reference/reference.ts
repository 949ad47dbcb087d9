import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderCheckPage } from "./check/render.ts";
import { sandboxReport } from "./check/sandbox-report.ts";
import { conformanceYaml } from "./conformance.ts";
import { errorsJson } from "./errors.ts";
import { renderSettings } from "./settings.ts";
import { withPhases, withTaskTypes } from "./tasks.ts";
import { renderReference } from "./ui/render.ts";
import { base, components, tokens } from "./ui/styles.ts";
import { chromium } from "playwright";
import { tokensInPage } from "../../packages/ui/test/tokens-in-page.ts";
import { findBrowser } from "../lib/browser.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Writes the references that TypeDoc cannot create: the findings of the check, the settings fields, the types of the tasks, the phases of the registration, and the classes and variables of the components, which are also written as JSON.
 */
export async function writeReference(): Promise<void> {
  const ui = { components: await components(), base: await base(), tokens: await tokens() };
  const pages = {
    "../check.md": renderCheckPage(await sandboxReport()),
    "../../packages/ui/src/tokens.json": await tokensJson(ui.tokens),
    "../accessibility-conformance.yaml": await conformanceYaml(),
    "../errors.json": errorsJson(),
    "settings-fields.md": renderSettings(),
    "tasks.md": withTaskTypes(await readFile(join(root, "docs/reference/tasks.md"), "utf8")),
    "../guides/one-page.md": withPhases(
      await readFile(join(root, "docs/guides/one-page.md"), "utf8"),
    ),
    "ui.md": renderReference(ui),
  };

  await mkdir(join(root, "docs/reference"), { recursive: true });
  for (const [name, text] of Object.entries(pages)) {
    const file = join(root, "docs/reference", name);
    await writeFile(file, text);
    console.log(`Wrote ${file}`);
  }
}

/**
 * Writes the variables of `tokens.css` with their default values as design tokens (DTCG 2025.10).
 * Each theme is a group, because the format has no themes. A browser computes the values that
 * depend on the brand colour.
 */
async function tokensJson(css: string): Promise<string> {
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
