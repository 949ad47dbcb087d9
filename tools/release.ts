import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { outputOf } from "./lib/output.ts";
import { run } from "./lib/run.ts";
import { commandsFor, tarballs } from "./lib/tarballs.ts";

/**
 * Publishes each package whose version is not in the registry. With `--pack`, it only puts the
 * tarballs into `dist/tarballs` and prints the commands that install them. With `--registry`, it
 * serves them from a registry on this machine. See docs/releasing.md.
 */
const root = join(import.meta.dirname, "..");
if (process.argv.includes("--pack")) {
  const packed = await pack();
  const folder = join(root, "dist/tarballs");
  await rm(folder, { recursive: true, force: true });
  await cp(dirname(packed.sdk), folder, { recursive: true });
  console.log(`The tarballs are in ${folder}. Run one of these in your project:\n`);
  for (const [door, command] of await commandsFor(packed, folder))
    console.log(`${door}\n  ${command}\n`);
} else if (process.argv.includes("--registry")) {
  await serve(await pack());
} else {
  await run("node", [join(import.meta.dirname, "build.ts")], { cwd: root });
  await run("changeset", ["publish", "--no-git-tag"], { cwd: root });
}

/** Builds and packs all packages, and says that it still works. */
async function pack() {
  console.log("Building and packing the packages, which takes a few minutes…");
  const begin = Date.now();
  const timer = setInterval(() => {
    console.log(`  still at it after ${String(Math.round((Date.now() - begin) / 1000))} s`);
  }, 15_000);
  return tarballs().finally(() => clearInterval(timer));
}

/** Publishes the tarballs to a new registry on this machine, which runs until it is stopped. */
async function serve(packed: Awaited<ReturnType<typeof pack>>): Promise<void> {
  // Installs the registry, which nothing else but long tests needs.
  const { startRegistry } = await import("../tests/lib/registry.ts");
  const folder = await mkdtemp(join(tmpdir(), "waypost-registry-"));
  const { address, npmrc } = await startRegistry(join(folder, "registry"));
  await writeFile(join(folder, ".npmrc"), npmrc);
  for (const tarball of Object.values(packed))
    await outputOf("npm", ["publish", tarball, "--access", "public"], { cwd: folder });
  const set = `npm_config_registry=${address}/`;
  console.log(`The packages are at ${address}/ until you press Ctrl+C. In another terminal:

  ${set} npx -y @waypost/portal
  ${set} npm create -y waypost
  ${set} npm install @waypost/sdk`);
}
