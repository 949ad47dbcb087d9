import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "./sdk-reference/endpoints.ts";
import { readHooks } from "./hooks-reference/read.ts";
import { renderHooks } from "./hooks-reference/render.ts";
import { readSdk } from "./sdk-reference/read.ts";
import { render } from "./sdk-reference/render.ts";

const root = join(import.meta.dirname, "..");
const pages = {
  "sdk.md": render(readSdk(join(root, "packages/sdk/src/index.ts")), endpoints),
  "hooks.md": renderHooks(readHooks(join(root, "packages/hooks/src/react/index.ts"))),
};

await mkdir(join(root, "docs/reference"), { recursive: true });
for (const [name, text] of Object.entries(pages)) {
  const file = join(root, "docs/reference", name);
  await writeFile(file, text);
  console.log(`Wrote ${file}`);
}
