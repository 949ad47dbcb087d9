import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "./output.ts";

const packages = join(import.meta.dirname, "../../packages");

/** The published packages. */
export const PUBLISHED = ["sdk", "hooks", "ui", "sandbox"] as const;
export type PublishedPackage = (typeof PUBLISHED)[number];

/** Packs every built package into this folder, as for publishing. */
export async function packAll(folder: string): Promise<Record<PublishedPackage, string>> {
  for (const name of PUBLISHED) {
    const args = ["-y", "pnpm@12.21.0", "pack", "--pack-destination", folder];
    await outputOf("npx", args, { cwd: join(packages, name) });
  }
  const files = await readdir(folder);
  const tarball = (name: PublishedPackage) => {
    const file = files.find((candidate) => candidate.startsWith(`waypost-${name}-`));
    if (file === undefined) throw new Error(`@waypost/${name} was not packed.`);
    return join(folder, file);
  };
  return {
    sdk: tarball("sdk"),
    hooks: tarball("hooks"),
    ui: tarball("ui"),
    sandbox: tarball("sandbox"),
  };
}

/** The names of the files in a tarball, without the top-level folder. */
export async function filesOf(tarball: string): Promise<string[]> {
  const list = await outputOf("tar", ["-tzf", tarball]);
  return list
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

/** The content of a text file in a tarball. */
export function textOf(tarball: string, file: string): Promise<string> {
  return outputOf("tar", ["-xzOf", tarball, `package/${file}`]);
}
