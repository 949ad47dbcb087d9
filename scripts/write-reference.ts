import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as flows from "../packages/hooks/src/flows/index.ts";
import { uiSizes } from "../bench/ui-size.ts";
import { renderCheckPage } from "./check-reference/render.ts";
import { sandboxReport } from "./check-reference/sandbox-report.ts";
import { endpoints } from "./sdk-reference/endpoints.ts";
import { readHooks } from "./hooks-reference/read.ts";
import { readEntries } from "./hooks-reference/read-entries.ts";
import { readTasks } from "./hooks-reference/read-tasks.ts";
import { renderEntries } from "./hooks-reference/render-entries.ts";
import { renderHooks } from "./hooks-reference/render.ts";
import { renderTasks } from "./hooks-reference/render-tasks.ts";
import { publicNames } from "./lib/public-names.ts";
import { readSdk } from "./sdk-reference/read.ts";
import { render } from "./sdk-reference/render.ts";
import { readComponents } from "./ui-reference/read-components.ts";
import { renderComponents } from "./ui-reference/render-components.ts";
import { renderReference } from "./ui-reference/render.ts";
import { tokensJson } from "./ui-reference/write-tokens.ts";
import { base, components, tokens } from "./ui-reference/styles.ts";

const root = join(import.meta.dirname, "..");
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
  "ui.md": renderReference(ui, await uiSizes()),
};

await mkdir(join(root, "docs/reference"), { recursive: true });
for (const [name, text] of Object.entries(pages)) {
  const file = join(root, "docs/reference", name);
  await writeFile(file, text);
  console.log(`Wrote ${file}`);
}
