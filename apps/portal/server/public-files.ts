import { readdir, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The names of the files in a folder, with `/` between folders. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

/** A link could lead to a file that is not meant to be served. */
async function refuseLinks(folder: string): Promise<void> {
  const root = await realpath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name);
    // oxlint-disable-next-line no-await-in-loop -- there are few links
    const target = await realpath(path).catch(() => "");
    if (!target.startsWith(root + sep))
      throw new Error(
        `${relative(root, path)} is a link that leads outside of ${folder}. Copy the file.`,
      );
  }
}

/**
 * The names of the vendor's own files. Hidden files are left out.
 *
 * @throws Error if the folder cannot be read, if a file would replace one of the portal, or if a link
 *   leads outside of the folder
 */
export async function publicFiles(folder: string, portal: string): Promise<string[]> {
  const all = await filesIn(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The folder ${folder} cannot be read (${error.code}).`, { cause: error });
  });
  await refuseLinks(folder);
  const names = all.filter((name) => !name.split("/").some((part) => part.startsWith(".")));
  const reserved = new Set([...(await filesIn(portal)), "config.json", "_headers"]);
  const clash = names.find((name) => reserved.has(name) || name.startsWith("assets/"));
  if (clash !== undefined)
    throw new Error(`${join(folder, clash)} would replace a file of the portal. Rename it.`);
  return names;
}
