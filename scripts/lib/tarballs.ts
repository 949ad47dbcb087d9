import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "./output.ts";

const packages = join(import.meta.dirname, "../../packages");

/** The published packages. */
export const PUBLISHED = ["sdk", "hooks", "ui", "sandbox"] as const;
export type PublishedPackage = (typeof PUBLISHED)[number];

/** Packs a built package into this folder, as for publishing. @returns the path of the tarball */
export async function packOne(name: PublishedPackage, folder: string): Promise<string> {
  const args = ["-y", "pnpm@12.21.0", "pack", "--pack-destination", folder];
  await outputOf("npx", args, { cwd: join(packages, name) });
  const files = await readdir(folder);
  const file = files.find((candidate) => candidate.startsWith(`waypost-${name}-`));
  if (file === undefined) throw new Error(`@waypost/${name} was not packed.`);
  return join(folder, file);
}

/** Packs every built package into this folder, as for publishing. */
export async function packAll(folder: string): Promise<Record<PublishedPackage, string>> {
  return {
    sdk: await packOne("sdk", folder),
    hooks: await packOne("hooks", folder),
    ui: await packOne("ui", folder),
    sandbox: await packOne("sandbox", folder),
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
