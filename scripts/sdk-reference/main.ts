import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "./endpoints.ts";
import { readSdk } from "./read.ts";
import { render } from "./render.ts";

const root = join(import.meta.dirname, "../..");
const file = join(root, "docs/reference/sdk.md");

await mkdir(join(root, "docs/reference"), { recursive: true });
await writeFile(file, render(readSdk(join(root, "packages/sdk/src/index.ts")), endpoints));
console.log(`Wrote ${file}`);
