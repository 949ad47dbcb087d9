import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { OPTIONS } from "./hooks-reference/read.ts";

const root = join(import.meta.dirname, "..");

interface Manifest {
  exports: Record<string, { "@waypost/source"?: string }>;
}

/** The modules that a package exports: the address of each, and the file of its source. */
async function modulesOf(folder: string): Promise<[address: string, file: string][]> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
  const found = await Promise.all(
    Object.entries(manifest.exports).map(async ([address, { "@waypost/source": source = "" }]) => {
      if (!/\.tsx?$/.test(source)) return [];
      if (!source.includes("*")) return [[address, join(folder, source)] as const];
      const [before = "", after = ""] = source.split("*");
      const names = await readdir(join(folder, dirname(`${before}x`)));
      const stems = names
        .map((name) => (after.startsWith("/") ? name : name.replace(after, "")))
        .filter((stem) => ts.sys.fileExists(join(folder, before + stem + after)));
      return stems.map(
        (stem) => [address.replace("*", stem), join(folder, before + stem + after)] as const,
      );
    }),
  );
  return found.flat().map(([address, file]) => [address, file]);
}

/** A line for each export: its address, its name, and whether it is a type only. */
async function exportsOf(folder: string): Promise<string> {
  const modules = await modulesOf(folder);
  const program = ts.createProgram(
    modules.map(([, file]) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const lines = modules.flatMap(([address, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [`${address}: not a module`];
    return checker.getExportsOfModule(module).map((symbol) => {
      const known = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return `${address} ${known.flags & ts.SymbolFlags.Value ? "" : "type "}${symbol.name}`;
    });
  });
  return `${lines.toSorted().join("\n")}\n`;
}

/** The names that a reader has to know. A catalogue of texts is known by that of its area. */
const namesOf = (lines: string): Set<string | undefined> =>
  new Set(
    lines
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("./messages"))
      .map((line) => line.split(" ").at(-1)),
  );

/** How many names each package may have, values and types: what can be kept through a 1.0. */
test.each([
  ["hooks", 250],
  ["ui", 150],
  ["sdk", 120],
] as const)(
  "the public exports of @waypost/%s change only on purpose, and are at most %i",
  async (name, atMost) => {
    const written = await exportsOf(join(root, "packages", name));
    await expect(written).toMatchFileSnapshot(`public-exports/${name}.txt`);
    expect(namesOf(written).size).toBeLessThanOrEqual(atMost);
  },
);
