import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderCheckPage } from "./check/render.ts";
import { sandboxReport } from "./check/sandbox-report.ts";
import { errorsJson } from "./errors.ts";
import { renderSettings } from "./settings.ts";
import { renderReference } from "./ui/render.ts";
import { tokensJson } from "./ui/write-tokens.ts";
import { base, components, tokens } from "./ui/styles.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Writes the references that TypeDoc cannot create: the findings of the check, the settings fields, and the classes and variables of the components, which are also written as JSON.
 */
export async function writeReference(): Promise<void> {
  const ui = { components: await components(), base: await base(), tokens: await tokens() };
  const pages = {
    "../check.md": renderCheckPage(await sandboxReport()),
    "../../packages/ui/src/tokens.json": await tokensJson(ui.tokens),
    "../errors.json": errorsJson(),
    "settings-fields.md": renderSettings(),
    "ui.md": renderReference(ui),
  };

  await mkdir(join(root, "docs/reference"), { recursive: true });
  for (const [name, text] of Object.entries(pages)) {
    const file = join(root, "docs/reference", name);
    await writeFile(file, text);
    console.log(`Wrote ${file}`);
  }
}
