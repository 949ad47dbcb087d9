import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContractSource } from "./lib/check-contract.ts";
import { fixturesSource } from "./lib/fixtures.ts";
import { openApiSource } from "./lib/openapi-file.ts";
import { schemaSource } from "./lib/schema-source.ts";
import { sqliteSource } from "./lib/sqlite-source.ts";
import { writeReference } from "./reference/reference.ts";

// Everything that is generated and committed: types and fixtures from the contract, SQLite for a
// page, and the pages of docs/reference.
const packages = join(import.meta.dirname, "../packages");
await writeFile(join(packages, "sdk/src/generated/schema.ts"), await schemaSource());
await writeFile(join(packages, "sdk/src/generated/fixtures.ts"), await fixturesSource());
await writeFile(join(packages, "check/src/generated/contract.ts"), await checkContractSource());
await writeFile(join(packages, "sdk/openapi.json"), await openApiSource());
const sqlite = join(packages, "sandbox/src/database/in-page/generated/sqlite.ts");
await writeFile(sqlite, await sqliteSource());
await writeReference();
