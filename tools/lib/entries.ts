import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";

/** The part of a manifest's entry with its source and its built code. */
type Exports = Readonly<Record<string, { "@waypost/source": string; default: string }>>;

/**
 * Writes a module for each entry whose published path differs from the compiled one:
 * `dist/rules.js` for `dist/rules/index.js`.
 * @returns the published addresses of all entries in `outDir`, without an extension
 */
export async function writeEntries(
  packageDir: string,
  exports: Exports,
  outDir: string,
  withTypes: boolean,
): Promise<string[]> {
  const addresses: string[] = [];
  for (const entry of Object.values(exports)) {
    for (const star of await matches(packageDir, entry["@waypost/source"])) {
      const compiled = inOutput(entry["@waypost/source"], "src", star);
      const published = inOutput(entry.default, "dist", star);
      addresses.push(published);
      if (compiled === published) continue;
      const target = relative(dirname(published), compiled);
      const code = `export * from "${target.startsWith(".") ? target : `./${target}`}.js";\n`;
      await mkdir(dirname(join(outDir, published)), { recursive: true });
      await writeFile(join(outDir, `${published}.js`), code);
      if (withTypes) await writeFile(join(outDir, `${published}.d.ts`), code);
    }
  }
  return addresses;
}

/** Returns the names matched by the star of an entry: the files in its folder. */
async function matches(packageDir: string, source: string): Promise<string[]> {
  if (!source.includes("*")) return [""];
  const files = await readdir(join(packageDir, dirname(source)));
  return files.filter((file) => file.endsWith(".ts")).map((file) => basename(file, ".ts"));
}

/** "./src/rules/index.ts" in the folder "src": "rules/index". */
const inOutput = (path: string, folder: string, star: string): string =>
  relative(folder, path.replace("*", star)).replace(/\.[jt]sx?$/, "");
