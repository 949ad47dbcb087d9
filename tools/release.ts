import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { outputOf } from "./lib/output.ts";
import { startRegistry } from "./lib/registry.ts";
import { run } from "./lib/run.ts";
import { commandsFor, packageNameOf, PUBLISHED, tarballs } from "./lib/tarballs.ts";

const HELP = `Usage: npm run release [-- options]

Builds the packages and publishes each whose version is not in the registry. See docs/releasing.md.

Options:
  --pack         Put the tarballs into dist/tarballs and print the commands that install them
  --registry     Serve the packages from a registry on this machine, until you press Ctrl-C
  --port <port>  Port of that registry (default 4873)
  --help         Show this help`;

const root = join(import.meta.dirname, "..");
const flag = { type: "boolean", default: false } as const;
const { values } = parseArgs({
  options: { pack: flag, registry: flag, port: { type: "string", default: "4873" }, help: flag },
});

if (values.help) console.log(HELP);
else if (values.pack) {
  const packed = await pack();
  const folder = join(root, "dist/tarballs");
  await rm(folder, { recursive: true, force: true });
  await cp(dirname(packed.sdk), folder, { recursive: true });
  console.log(`The tarballs are in ${folder}. Run one of these in your project:\n`);
  for (const [door, command] of await commandsFor(packed, folder))
    console.log(`${door}\n  ${command}\n`);
} else if (values.registry) await serve(Number(values.port));
else if (await canPublish()) {
  await run("node", [join(import.meta.dirname, "build.ts")], { cwd: root });
  await run("changeset", ["publish", "--no-git-tag"], { cwd: root });
}

/** Returns true if a command of npm succeeds. */
function npm(...args: string[]): Promise<boolean> {
  return outputOf("npm", args).then(
    () => true,
    () => false,
  );
}

/**
 * Lists the packages that the registry does not know. Only a person who is logged in can create one;
 * without a login nothing is published.
 */
async function canPublish(): Promise<boolean> {
  const names = PUBLISHED.map(packageNameOf);
  const known = await Promise.all(names.map((name) => npm("view", name, "name")));
  const created = names.filter((_, index) => known[index] !== true);
  if (created.length === 0) return true;
  console.log(`New in the registry: ${created.join(", ")}`);
  if (await npm("whoami")) return true;
  console.error('Nothing is published: see "The first release" in docs/releasing.md.');
  process.exitCode = 1;
  return false;
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

/** Publishes the packages to a new registry on this machine. It runs until it is stopped. */
async function serve(port: number): Promise<void> {
  // Before the packages are built, so that a port in use is reported at once.
  const { address, publish } = await startRegistry(port).catch((error: Error) => {
    console.error(`${error.message}. Choose another port with --port.`);
    return process.exit(1);
  });
  for (const tarball of Object.values(await pack())) await publish(tarball);
  // npm would run an older build of the same version from its cache.
  const cache = join(root, "dist/npm-cache");
  await rm(cache, { recursive: true, force: true });
  console.log(`
The packages are at ${address} until you press Ctrl-C. In another terminal, enter first:

  export npm_config_registry=${address} npm_config_cache=${cache}

Then all commands of the guides work there, such as:

  npx @waypost/portal
  npm create waypost@latest
  npm install @waypost/sdk
`);
}
