import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const folder = import.meta.dirname;
const { items } = JSON.parse(await readFile(join(folder, "registry.json"), "utf8")) as {
  items: {
    name: string;
    dependencies: string[];
    registryDependencies: string[];
    files: { path: string }[];
  }[];
};

/** The files and dependencies of a block, as `registry.json` lists them. */
interface Parts {
  readonly files: readonly string[];
  /** npm packages. React is not listed: every project has it. */
  readonly dependencies: readonly string[];
  /** Parts of shadcn. */
  readonly registryDependencies: readonly string[];
}

const sorted = (names: Iterable<string>) =>
  [...names].toSorted((one, other) => one.localeCompare(other));

/** Returns the parts of a block according to its imports and those of the files that it imports. */
async function partsOf(block: string): Promise<Parts> {
  const files = new Set<string>();
  const dependencies = new Set<string>();
  const registryDependencies = new Set<string>();
  const queue = [block];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const source = await readFile(join(folder, "src/components", `${name}.tsx`), "utf8");
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
    files: sorted(files).map((name) => `src/components/${name}.tsx`),
    dependencies: sorted(dependencies),
    registryDependencies: sorted(registryDependencies),
  };
}

/** The connection with the API, which no block imports because the page chooses where it goes. */
const api = await partsOf("waypost-api");

const union = (one: readonly string[], other: readonly string[]) => [
  ...new Set([...one, ...other]),
];

describe.each(items)("the block $name", (item) => {
  test("lists exactly the files, packages and parts that it imports", async () => {
    const parts = await partsOf(item.name);
    const listed = { ...item, files: item.files.map(({ path }) => path) };
    for (const key of ["files", "dependencies", "registryDependencies"] as const) {
      expect(listed[key].toSorted()).toEqual(union(parts[key], api[key]).toSorted());
    }
  });

  test("has at most 200 lines in each file", async () => {
    for (const { path } of item.files) {
      const lines = (await readFile(join(folder, path), "utf8")).trimEnd().split("\n");
      expect(lines.length, path).toBeLessThanOrEqual(200);
    }
  });
});

test.each([...new Set(items.flatMap(({ registryDependencies }) => registryDependencies))])(
  "shadcn's part %s is in the local copy of its registry",
  async (part) => {
    const file = join(folder, `../../tests/fixtures/shadcn-registry/styles/aria-nova/${part}.json`);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ name: part });
  },
);
