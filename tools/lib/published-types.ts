import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { analyzeDeclarations } from "./declarations.ts";

/**
 * Finishes the declarations written by the compiler. Their imports end in `.ts`, which becomes
 * `.js`, as in the code. Declarations that no entry refers to are removed, because they are not
 * public and import libraries that the public types do not need.
 */
export async function finishDeclarations(
  folder: string,
  entries: readonly string[],
): Promise<void> {
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
