import { join } from "node:path";
import { writeOpenApi } from "./lib/openapi-file.ts";
import { run } from "./lib/run.ts";

const TSUP = ["tsup", "--silent"];

/** The published packages, each after the packages that it depends on, with their builds. */
const PACKAGES = {
  sdk: TSUP,
  hooks: ["node", join(import.meta.dirname, "build-hooks.ts")],
  ui: TSUP,
  sandbox: TSUP,
  check: TSUP,
  mcp: TSUP,
  "create-waypost": TSUP,
};

await writeOpenApi();
for (const [name, [command = "", ...args]] of Object.entries(PACKAGES)) {
  await run(command, args, { cwd: join(import.meta.dirname, "../packages", name) });
}
