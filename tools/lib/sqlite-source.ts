import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const ADDRESS = "@sqlite.org/sqlite-wasm/sqlite3.wasm";

/** Generates the module that contains SQLite for a page, compressed and as text. */
export async function sqliteSource(): Promise<string> {
  const require = createRequire(join(import.meta.dirname, "../../packages/sandbox/package.json"));
  const bytes = await readFile(require.resolve(ADDRESS));
  const text = gzipSync(bytes, { level: 9 }).toString("base64");
  return `/** ${ADDRESS}, compressed by gzip, as base64. */\nexport const sqlite =\n  "${text}";\n`;
}
