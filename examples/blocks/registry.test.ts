import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { partsOf } from "./registry-items.ts";

const folder = import.meta.dirname;
const { items } = JSON.parse(await readFile(join(folder, "registry.json"), "utf8")) as {
  items: {
    name: string;
    dependencies: string[];
    registryDependencies: string[];
    files: { path: string }[];
  }[];
};

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
    const file = join(folder, `shadcn-registry/styles/aria-nova/${part}.json`);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ name: part });
  },
);
