import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fixturesSource } from "./lib/fixtures.ts";

const target = join(import.meta.dirname, "../packages/sdk/src/generated/fixtures.ts");
await writeFile(target, await fixturesSource());
