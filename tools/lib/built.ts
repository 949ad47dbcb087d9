import { createHash } from "node:crypto";
import { existsSync, type Dirent } from "node:fs";
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { locked } from "./locked.ts";

const root = join(import.meta.dirname, "../..");

/** The sources of the packages and the portal. Some examples are templates of a package. */
const SOURCES = ["{apps/portal,examples,packages,tools}/**", "{LICENSE,*.json,pnpm-*.yaml}"];
const LEFT_OUT = /^(node_modules|dist|e2e|\.data)$|\.test\.\w+$/;
/** The tests of a template are copied into its package. */
const OF_TEMPLATE = /examples[\\/][^\\/]+[\\/]test$/;

const ONE_DAY = 86_400_000;

/**
 * Returns the folder with a build of the current sources. The first caller builds it. All tests of
 * a run, and later runs, share it.
 */
export async function built(
  name: string,
  build: (folder: string) => Promise<void>,
  cache: string = join(root, "node_modules/.cache/waypost/built"),
): Promise<string> {
  await mkdir(cache, { recursive: true });
  for (;;) {
    const sources = await fingerprint();
    const folder = join(cache, `${name}-${sources}`);
    if (existsSync(folder)) return folder;
    await locked(`${folder}.lock`, async () => {
      if (existsSync(folder)) return;
      await removeOld(cache);
      const building = await mkdtemp(join(cache, "building-"));
      await build(building);
      // The sources changed during the build, so it may or may not include the changes.
      if ((await fingerprint()) === sources) await rename(building, folder);
      else await rm(building, { recursive: true });
    });
  }
}

async function fingerprint(): Promise<string> {
  const options = {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name, parentPath }: Dirent) => LEFT_OUT.test(name) && !OF_TEMPLATE.test(parentPath),
  } as const;
  const paths: string[] = [];
  for await (const entry of glob(SOURCES, options))
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  const hash = createHash("sha256").update(process.version);
  for (const path of paths.toSorted()) hash.update(path).update(await readFile(path));
  return hash.digest("hex").slice(0, 16);
}

/** Older builds are deleted. No process uses a build for longer than a day. */
async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ONE_DAY) await rm(path, { recursive: true, force: true });
  }
}
