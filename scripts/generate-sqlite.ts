import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "../packages/sandbox");
const require = createRequire(join(folder, "package.json"));
const address = "@sqlite.org/sqlite-wasm/sqlite3.wasm";
const bytes = await readFile(require.resolve(address));
const text = gzipSync(bytes, { level: 9 }).toString("base64");
await writeFile(
  join(folder, "src/database/in-page/generated/sqlite.ts"),
  `/** ${address}, compressed by gzip, as base64. */\nexport const sqlite =\n  "${text}";\n`,
);
