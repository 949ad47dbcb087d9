import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { run } from "../scripts/lib/run.ts";
import { inTemporaryFolder } from "./temporary.ts";

const root = join(import.meta.dirname, "..");
const SOURCES = "../packages/sdk/src/index.ts";
const execute = promisify(execFile);

// One checker, so that nothing is counted twice, and no library of declarations but ECMAScript's.
const OPTIONS = [
  ..."--ignoreConfig --noEmit --strict --singleThreaded --extendedDiagnostics".split(" "),
  ..."--target es2022 --lib es2022 --module nodenext --skipLibCheck false".split(" "),
  "--types",
  "",
];

export interface Instantiations {
  /** What the operations and the declarations of the SDK add to an empty file. */
  operations: number;
  /** How many the empty file has, from checking ECMAScript's own declarations. */
  empty: number;
}

/** Counts type instantiations of `all-operations.ts` against the declarations that are published. */
export function instantiations(): Promise<Instantiations> {
  return inTemporaryFolder(async (folder) => {
    await run("tsup", ["--silent", "--out-dir", join(folder, "sdk")], {
      cwd: join(root, "packages/sdk"),
    });
    const using = await readFile(join(import.meta.dirname, "all-operations.ts"), "utf8");
    await writeFile(join(folder, "use.ts"), using.replace(SOURCES, "./sdk/index.js"));
    await writeFile(join(folder, "empty.ts"), "export {};\n");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    const empty = await count(folder, "empty.ts");
    return { operations: (await count(folder, "use.ts")) - empty, empty };
  });
}

async function count(folder: string, file: string): Promise<number> {
  const tsc = join(root, "node_modules/.bin/tsc");
  const { stdout } = await execute(tsc, [...OPTIONS, file], { cwd: folder });
  const found = /^Instantiations:\s+(\d+)$/m.exec(stdout)?.[1];
  if (found === undefined) throw new Error(`tsc printed no instantiations:\n${stdout}`);
  return Number(found);
}
