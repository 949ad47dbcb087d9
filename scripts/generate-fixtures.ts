import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContractSource } from "./lib/check-contract.ts";
import { fixturesSource } from "./lib/fixtures.ts";
import { openApiSource } from "./lib/openapi-file.ts";

const packages = join(import.meta.dirname, "../packages");
await writeFile(join(packages, "sdk/src/generated/fixtures.ts"), await fixturesSource());
await writeFile(join(packages, "check/src/generated/contract.ts"), await checkContractSource());
await writeFile(join(packages, "sdk/openapi.json"), await openApiSource());
