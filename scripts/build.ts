import { join } from "node:path";
import { run } from "./lib/run.ts";

/** The packages that are published, in the order in which they stand on each other. */
const PACKAGES = ["sdk", "hooks", "ui", "sandbox"];

for (const name of PACKAGES) {
  await run("tsup", ["--silent"], { cwd: join(import.meta.dirname, "../packages", name) });
}
