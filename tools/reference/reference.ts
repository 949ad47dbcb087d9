import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as flows from "../../packages/hooks/src/flows/index.ts";
import { renderCheckPage } from "./check/render.ts";
import { sandboxReport } from "./check/sandbox-report.ts";
import { endpoints } from "./sdk/endpoints.ts";
import { readHooks } from "./hooks/read.ts";
import { readEntries } from "./hooks/read-entries.ts";
import { readTasks } from "./hooks/read-tasks.ts";
import { renderEntries } from "./hooks/render-entries.ts";
import { renderHooks } from "./hooks/render.ts";
import { renderTasks } from "./hooks/render-tasks.ts";
import { publicNames } from "../lib/public-names.ts";
import { readSdk } from "./sdk/read.ts";
import { render } from "./sdk/render.ts";
import { readComponents } from "./ui/read-components.ts";
import { renderComponents } from "./ui/render-components.ts";
import { renderReference } from "./ui/render.ts";
import { tokensJson } from "./ui/write-tokens.ts";
import { base, components, tokens } from "./ui/styles.ts";

const root = join(import.meta.dirname, "../..");

/** Writes the pages of `docs/reference`, and the tokens of the components as JSON. */
export async function writeReference(): Promise<void> {
  const hooks = await publicNames(join(root, "packages/hooks"));
  const ui = { components: await components(), base: await base(), tokens: await tokens() };
  const pages = {
    "../check.md": renderCheckPage(await sandboxReport()),
    "sdk.md": render(readSdk(join(root, "packages/sdk/src/index.ts")), endpoints),
    "hooks.md": renderHooks(readHooks(join(root, "packages/hooks/src/index.ts"))),
    "hooks-entries.md": renderEntries(readEntries(hooks)),
    "tasks.md": renderTasks(readTasks(hooks, flows)),
    "components.md": renderComponents(await readComponents(join(root, "packages/ui"))),
    "../../packages/ui/src/tokens.json": await tokensJson(ui.tokens),
    "ui.md": renderReference(ui),
  };

  await mkdir(join(root, "docs/reference"), { recursive: true });
  for (const [name, text] of Object.entries(pages)) {
    const file = join(root, "docs/reference", name);
    await writeFile(file, text);
    console.log(`Wrote ${file}`);
  }
}
