import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { builtPortal, portalDist } from "./lib/build-portal.ts";
import { writeOpenApi } from "./lib/openapi-file.ts";
import { run } from "./lib/run.ts";
import { folderOf } from "./lib/tarballs.ts";

const root = join(import.meta.dirname, "..");
const TSUP = ["tsup", "--silent"];

/** The published packages, each after the packages that it depends on, with their builds. */
const PACKAGES = {
  sdk: TSUP,
  hooks: ["node", join(import.meta.dirname, "build-hooks.ts")],
  ui: TSUP,
  sandbox: TSUP,
  adapter: TSUP,
  check: TSUP,
  gate: TSUP,
  embed: TSUP,
  mcp: TSUP,
  portal: TSUP,
  "create-waypost": TSUP,
};

await writeOpenApi();
// The journeys test the same build.
await rm(portalDist, { recursive: true, force: true });
await cp(await builtPortal(), portalDist, { recursive: true });
for (const [name, [command = "", ...args]] of Object.entries(PACKAGES)) {
  await run(command, args, { cwd: join(root, folderOf(name)) });
}
