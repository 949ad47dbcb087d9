import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unpack } from "../../tools/lib/tarballs.ts";

const packages = join(import.meta.dirname, "../../packages");

/** The dependencies of the SDK and the hooks, each with the workspace package that installs it. */
const LIBRARIES = [
  ["hooks", "zod"],
  ["hooks", "@standard-schema/spec"],
  ["sdk", "openapi-fetch"],
] as const;

/**
 * Unpacks the tarballs of the SDK and the hooks into an empty project, with their dependencies but
 * without peers.
 */
export async function unpackHooks(project: string): Promise<void> {
  for (const name of ["sdk", "hooks"] as const)
    await unpack(name, join(project, "node_modules/@waypost", name));
  for (const [owner, library] of LIBRARIES)
    await linkLibrary(project, join(packages, owner), library);
}

/** Links a dependency of this workspace package into the project. */
export async function linkLibrary(project: string, owner: string, library: string): Promise<void> {
  const link = join(project, "node_modules", library);
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(owner, "node_modules", library), link);
}
