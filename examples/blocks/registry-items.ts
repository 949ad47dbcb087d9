import { readFile } from "node:fs/promises";
import { join } from "node:path";

const blocks = join(import.meta.dirname, "blocks");

/** The files and dependencies of a block, as `registry.json` lists them. */
export interface Parts {
  readonly files: readonly string[];
  /** npm packages. React is not listed: every project has it. */
  readonly dependencies: readonly string[];
  /** Parts of shadcn. */
  readonly registryDependencies: readonly string[];
}

const sorted = (names: Iterable<string>) =>
  [...names].toSorted((one, other) => one.localeCompare(other));

/** Returns the parts of a block according to its imports and those of the files that it imports. */
export async function partsOf(block: string): Promise<Parts> {
  const files = new Set<string>();
  const dependencies = new Set<string>();
  const registryDependencies = new Set<string>();
  const queue = [block];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const source = await readFile(join(blocks, `${name}.tsx`), "utf8");
    for (const [, from = ""] of source.matchAll(/from "([^"]+)"/g)) {
      const [, part] = /^@\/components\/ui\/(.+)$/.exec(from) ?? [];
      const [, own] = /^@\/components\/([^/]+)$/.exec(from) ?? [];
      if (part !== undefined) registryDependencies.add(part);
      else if (own !== undefined) queue.push(own);
      else if (from !== "react" && !from.startsWith("@/"))
        dependencies.add(/^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
    }
  }
  return {
    files: sorted(files).map((name) => `blocks/${name}.tsx`),
    dependencies: sorted(dependencies),
    registryDependencies: sorted(registryDependencies),
  };
}
