import { writeFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { schemaSource } from "./lib/schema-source.ts";
import { writeReference } from "./reference/reference.ts";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";

const ADDRESS = "@sqlite.org/sqlite-wasm/sqlite3.wasm";

/** Generates the module that contains SQLite for a page, compressed and as text. */
async function sqliteSource(): Promise<string> {
  const require = createRequire(join(import.meta.dirname, "../packages/sandbox/package.json"));
  const bytes = await readFile(require.resolve(ADDRESS));
  const text = gzipSync(bytes, { level: 9 }).toString("base64");
  return `/** ${ADDRESS}, compressed by gzip, as base64. */\nexport const sqlite =\n  "${text}";\n`;
}

// Writes all generated files that are committed: types from the contract, SQLite for a page, and
// the documentation pages that TypeDoc cannot create.
const packages = join(import.meta.dirname, "../packages");
await writeFile(join(packages, "sdk/src/generated/schema.ts"), await schemaSource());
const sqlite = join(packages, "sandbox/src/database/in-page/generated/sqlite.ts");
await writeFile(sqlite, await sqliteSource());
await writeReference();
