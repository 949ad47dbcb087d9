import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./lib/run.ts";
import { sqliteSource } from "./lib/sqlite-source.ts";
import { writeReference } from "./reference/reference.ts";

// Everything that is generated and committed: types from the contract, SQLite for a page, and the
// pages that TypeDoc cannot make from the types.
const packages = join(import.meta.dirname, "../packages");
const schema = join(packages, "sdk/src/generated/schema.ts");
await run("openapi-typescript", ["openapi/openapi.yaml", "-o", schema]);
const sqlite = join(packages, "sandbox/src/database/in-page/generated/sqlite.ts");
await writeFile(sqlite, await sqliteSource());
await writeReference();
