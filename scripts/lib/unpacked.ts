import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { outputOf } from "./output.ts";

const root = join(import.meta.dirname, "../..");

/** How JavaScript of each package is built into another folder than its own. */
const BUILDS = {
  sdk: ["tsup", "--silent", "--no-dts"],
  hooks: ["node", join(root, "scripts/build-hooks.ts"), "--no-types"],
} as const;

/** What they need beside each other, and which of them has it installed. */
const LIBRARIES = [
  ["hooks", "zod"],
  ["hooks", "@standard-schema/spec"],
  ["sdk", "openapi-fetch"],
] as const;

/**
 * Builds and packs the SDK and the hooks, and unpacks their tarballs into an empty project, where
 * they find the libraries they depend on and no peer. The workspace's own builds stay as they are.
 */
export async function unpackHooks(project: string): Promise<void> {
  await unpack(project, "sdk");
  await unpack(project, "hooks");
  for (const [owner, library] of LIBRARIES)
    await linkLibrary(project, join(root, "packages", owner), library);
}

/** Makes a library of this package of the workspace available in the project. */
export async function linkLibrary(project: string, owner: string, library: string): Promise<void> {
  const link = join(project, "node_modules", library);
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(owner, "node_modules", library), link);
}

async function unpack(project: string, name: keyof typeof BUILDS): Promise<void> {
  const source = join(root, "packages", name);
  const staging = join(project, "staging", name);
  await mkdir(staging, { recursive: true });
  const [command, ...args] = BUILDS[name];
  await outputOf(command, [...args, "--out-dir", join(staging, "dist")], { cwd: source });
  const manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as {
    readonly publishConfig: object;
  };
  const published = { ...manifest, ...manifest.publishConfig };
  await writeFile(join(staging, "package.json"), JSON.stringify(published));
  const tarball = (await outputOf("npm", ["pack", "--silent"], { cwd: staging })).trim();
  const folder = join(project, "node_modules/@waypost", name);
  await mkdir(folder, { recursive: true });
  await outputOf("tar", ["-xzf", join(staging, tarball), "--strip-components=1", "-C", folder]);
}
