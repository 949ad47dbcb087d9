import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { schemaSource } from "./lib/schema-source.ts";
import { sqliteSource } from "./lib/sqlite-source.ts";
import { writeReference } from "./reference/reference.ts";

// Writes all generated files that are committed: types from the contract, SQLite for a page, and
// the documentation pages that TypeDoc cannot create.
const packages = join(import.meta.dirname, "../packages");
await writeFile(join(packages, "sdk/src/generated/schema.ts"), await schemaSource());
const sqlite = join(packages, "sandbox/src/database/in-page/generated/sqlite.ts");
await writeFile(sqlite, await sqliteSource());
await writeReference();
