import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const style = join(import.meta.dirname, "shadcn-registry/styles/aria-nova");

/** Writes shadcn's parts into `.parts`, as `shadcn add` writes them into a project. */
export async function unpackParts(): Promise<void> {
  for (const name of await readdir(style)) {
    const { type, files } = JSON.parse(await readFile(join(style, name), "utf8"));
    const folder = join(import.meta.dirname, ".parts", type === "registry:ui" ? "ui" : "lib");
    await mkdir(folder, { recursive: true });
    for (const { path, content } of files) {
      const source = String(content)
        .replaceAll("@/registry/aria-nova/ui/", "@/components/ui/")
        .replaceAll("@/registry/aria-nova/lib/", "@/lib/");
      const file = join(folder, String(path).replace(/^.*\//, ""));
      // Other people's code, under this repository's stricter options.
      await writeFile(file, `// @ts-nocheck\n${source}`);
    }
  }
}
