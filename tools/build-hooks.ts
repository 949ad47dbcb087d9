import { rm, mkdir, readdir, writeFile, readFile } from "node:fs/promises";
import { join, basename, dirname, relative } from "node:path";
import { parseArgs } from "node:util";
import manifest from "../packages/hooks/package.json" with { type: "json" };
import { run } from "./lib/run.ts";
import { analyzeDeclarations } from "./lib/declarations.ts";

/**
 * Finishes the declarations written by the compiler. Their imports end in `.ts`, which becomes
 * `.js`, as in the code. Declarations that no entry refers to are removed, because they are not
 * public and import libraries that the public types do not need.
 */
async function finishDeclarations(folder: string, entries: readonly string[]): Promise<void> {
  const reached = new Set<string>();
  const left = entries.map((entry) => join(folder, `${entry}.d.ts`));
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = (await readFile(file, "utf8")).replaceAll(SOURCE_IMPORT, "$1.js");
    await writeFile(file, text);
    for (const path of analyzeDeclarations(text).relative)
      left.push(join(dirname(file), path.replace(/\.js$/, ".d.ts")));
  }
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    if (path.endsWith(".d.ts") && !reached.has(path)) await rm(path);
  }
}

/** Matches the path in `from "./rules/index.ts"` and `import("../flows/engine/flow.ts")`. */
const SOURCE_IMPORT = /((?:from |import\()"\.[^"]*)\.tsx?(?=")/g;

const HELP = `Builds @waypost/hooks: a JavaScript file and a declaration file for each module.

  node tools/build-hooks.ts [--out-dir <folder>] [--no-types]

The declarations need a built SDK; --no-types writes JavaScript only.`;

const hooks = join(import.meta.dirname, "../packages/hooks");

const { values } = parseArgs({
  options: {
    "out-dir": { type: "string", default: join(hooks, "dist") },
    "no-types": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else {
  const outDir = values["out-dir"];
  const withTypes = !values["no-types"];
  await rm(outDir, { recursive: true, force: true });
  const types = withTypes ? [] : ["--declaration", "false", "--noCheck"];
  await run("tsc", ["-p", join(hooks, "tsconfig.build.json"), "--outDir", outDir, ...types]);
  const entries = await writeEntries(hooks, manifest.exports, outDir, withTypes);
  if (withTypes) await finishDeclarations(outDir, entries);
}

/** The part of a manifest's entry with its source and its built code. */
type Exports = Readonly<Record<string, { "@waypost/source": string; default: string }>>;

/**
 * Writes a module for each entry whose published path differs from the compiled one:
 * `dist/rules.js` for `dist/rules/index.js`.
 * @returns the published addresses of all entries in `outDir`, without an extension
 */
async function writeEntries(
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
function inOutput(path: string, folder: string, star: string): string {
  return relative(folder, path.replace("*", star)).replace(/\.[jt]sx?$/, "");
}
