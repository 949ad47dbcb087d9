import { join } from "node:path";
import { run } from "./lib/run.ts";

/** The published packages, each after the packages that it depends on. */
const PACKAGES = ["sdk", "hooks", "ui", "sandbox"];

for (const name of PACKAGES) {
  await run("tsup", ["--silent"], { cwd: join(import.meta.dirname, "../packages", name) });
}
