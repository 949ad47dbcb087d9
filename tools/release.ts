import { join } from "node:path";
import { run } from "./lib/run.ts";
import { tarballs } from "./lib/tarballs.ts";

/**
 * Publishes each package whose version is not in the registry. With `--pack`, it only creates the
 * tarballs and prints their paths. See docs/releasing.md.
 */
const root = join(import.meta.dirname, "..");
if (process.argv.includes("--pack")) {
  console.log(Object.values(await tarballs()).join("\n"));
} else {
  await run("node", [join(import.meta.dirname, "build.ts")], { cwd: root });
  await run("changeset", ["publish", "--no-git-tag"], { cwd: root });
}
