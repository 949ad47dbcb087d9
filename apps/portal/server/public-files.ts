import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The names of the files in a folder, with `/` between folders. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

/**
 * The names of the vendor's own files. Hidden files are left out.
 *
 * @throws Error if the folder cannot be read, or if a file would replace one of the portal
 */
export async function publicFiles(folder: string, portal: string): Promise<string[]> {
  const all = await filesIn(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The folder ${folder} cannot be read (${error.code}).`, { cause: error });
  });
  const names = all.filter((name) => !name.split("/").some((part) => part.startsWith(".")));
  const reserved = new Set([...(await filesIn(portal)), "config.json", "_headers"]);
  const clash = names.find((name) => reserved.has(name) || name.startsWith("assets/"));
  if (clash !== undefined)
    throw new Error(`${join(folder, clash)} would replace a file of the portal. Rename it.`);
  return names;
}
