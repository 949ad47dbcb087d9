import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../tools/lib/output.ts";
import { unpack } from "../tools/lib/tarballs.ts";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { whole, type Figure } from "./figure.ts";

/** The maximum number of instantiations. */
export const MAX_INSTANTIATIONS = 600;

const SDK_SOURCES = "../packages/sdk/src/index.ts";
// A single checker counts each instantiation once. Only ECMAScript's declarations are included.
const OPTIONS = [
  ..."--ignoreConfig --noEmit --strict --singleThreaded --extendedDiagnostics".split(" "),
  ..."--target es2022 --lib es2022 --module nodenext --skipLibCheck false".split(" "),
  "--types",
  "",
];

/** Counts the type instantiations of `all-operations.ts`, without those of an empty file. */
export function instantiations(): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    await unpack("sdk", join(folder, "sdk"));
    const source = await readFile(join(import.meta.dirname, "all-operations.ts"), "utf8");
    await writeFile(join(folder, "use.ts"), source.replace(SDK_SOURCES, "./sdk/dist/index.js"));
    await writeFile(join(folder, "empty.ts"), "export {};\n");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    return (await count(folder, "use.ts")) - (await count(folder, "empty.ts"));
  });
}

async function count(folder: string, file: string): Promise<number> {
  const output = await outputOf("tsc", [...OPTIONS, file], { cwd: folder });
  const found = /^Instantiations:\s+(\d+)$/m.exec(output)?.[1];
  if (found === undefined) throw new Error(`tsc printed no number of instantiations:\n${output}`);
  return Number(found);
}

export async function types(): Promise<readonly Figure[]> {
  return [
    {
      name: "instantiations of a file with all calls",
      value: await instantiations(),
      goal: { atMost: MAX_INSTANTIATIONS },
      show: whole,
    },
  ];
}
