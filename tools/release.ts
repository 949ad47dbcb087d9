import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "./lib/run.ts";
import { commandsFor, tarballs } from "./lib/tarballs.ts";

/**
 * Publishes each package whose version is not in the registry. With `--pack`, it only puts the
 * tarballs into `dist/tarballs` and prints the commands that install them. See docs/releasing.md.
 */
const root = join(import.meta.dirname, "..");
if (process.argv.includes("--pack")) {
  console.log("Building and packing the packages, which takes a few minutes…");
  const begin = Date.now();
  const timer = setInterval(() => {
    console.log(`  still at it after ${String(Math.round((Date.now() - begin) / 1000))} s`);
  }, 15_000);
  const packed = await tarballs().finally(() => clearInterval(timer));
  const folder = join(root, "dist/tarballs");
  await rm(folder, { recursive: true, force: true });
  await cp(dirname(packed.sdk), folder, { recursive: true });
  console.log(`The tarballs are in ${folder}. Run one of these in your project:\n`);
  for (const [door, command] of await commandsFor(packed, folder))
    console.log(`${door}\n  ${command}\n`);
} else {
  await run("node", [join(import.meta.dirname, "build.ts")], { cwd: root });
  await run("changeset", ["publish", "--no-git-tag"], { cwd: root });
}
