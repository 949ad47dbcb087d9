import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { unpack } from "../tools/lib/tarballs.ts";
import { inTemporaryFolder } from "./temporary.ts";

const root = join(import.meta.dirname, "..");
const SDK_SOURCES = "../packages/sdk/src/index.ts";
const execute = promisify(execFile);

// A single checker counts each instantiation once. Only ECMAScript's declarations are included.
const OPTIONS = [
  ..."--ignoreConfig --noEmit --strict --singleThreaded --extendedDiagnostics".split(" "),
  ..."--target es2022 --lib es2022 --module nodenext --skipLibCheck false".split(" "),
  "--types",
  "",
];

interface Instantiations {
  /** The count for the operations and the SDK's declarations, without that of an empty file. */
  operations: number;
  /** The count for an empty file, which comes from ECMAScript's own declarations. */
  empty: number;
}

/** Counts the type instantiations of `all-operations.ts` with the built declarations. */
export function instantiations(): Promise<Instantiations> {
  return inTemporaryFolder(async (folder) => {
    await unpack("sdk", join(folder, "sdk"));
    const source = await readFile(join(import.meta.dirname, "all-operations.ts"), "utf8");
    await writeFile(join(folder, "use.ts"), source.replace(SDK_SOURCES, "./sdk/dist/index.js"));
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
  if (found === undefined) throw new Error(`tsc printed no count of instantiations:\n${stdout}`);
  return Number(found);
}
