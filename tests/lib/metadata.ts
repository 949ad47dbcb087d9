import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { filesOf, folderOf, textOf } from "../../tools/lib/tarballs.ts";

const workspace = join(import.meta.dirname, "../..");

/** The repository, which the metadata and the READMEs of the packages link to. */
const REPOSITORY = "https://github.com/waypost/waypost";

interface Manifest {
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: { readonly [name: string]: string };
}

/** The metadata that all published packages share. */
export const metadataOf = (name: string) => ({
  license: "MIT",
  homepage: `${REPOSITORY}/tree/main/${folderOf(name)}#readme`,
  bugs: `${REPOSITORY}/issues`,
  repository: {
    type: "git",
    url: `git+${REPOSITORY}.git`,
    directory: folderOf(name),
  },
});

/** The `package.json` of a tarball. */
export const manifestOf = async (tarball: string): Promise<Manifest> =>
  JSON.parse(await textOf(tarball, "package.json"));

/** The links of a tarball's Markdown file that are broken once it is published. */
export async function deadLinks(tarball: string, file: string): Promise<string[]> {
  const files = await filesOf(tarball);
  const links = (await textOf(tarball, file)).matchAll(/\]\(([^)\s]+)\)/g);
  const targets = [...links].map(([, target = ""]) => target.split("#")[0] ?? "");
  return targets.filter((target) => {
    const inRepository = /^(?:blob|tree)\/main\/(.+)$/.exec(target.slice(REPOSITORY.length + 1));
    if (target.startsWith(REPOSITORY) && inRepository?.[1] !== undefined)
      return !existsSync(join(workspace, inRepository[1]));
    if (target === "" || /^https?:/.test(target)) return false;
    return !files.includes(posix.join(dirname(file), target));
  });
}
