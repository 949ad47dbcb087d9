import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";

export type EmptyProject = Awaited<ReturnType<typeof createEmptyProject>>;

/** Creates a user's project in this folder, without packages. */
export async function createEmptyProject(folder: string) {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  return projectIn(folder);
}

/** The project in a folder that has a `package.json`. */
export function projectIn(folder: string) {
  return {
    folder,
    npmInstall: (...packages: string[]) =>
      outputOf("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...packages], {
        cwd: folder,
      }),
    /** Runs a program with plain Node, as a user would, and parses its output as JSON. */
    runNode: async (code: string): Promise<unknown> => {
      const file = join(folder, "program.js");
      await writeFile(file, code);
      return JSON.parse(await outputOf("node", [file], { cwd: folder }));
    },
    /** Type-checks a file with the strictest options, including the declarations of libraries. */
    typeCheck: async (lib: string, code: string) => {
      await writeFile(join(folder, "consumer.ts"), code);
      const options = "--ignoreConfig --noEmit --strict --skipLibCheck false --target es2022";
      const args = [...options.split(" "), "--module", "nodenext", "--lib", lib, "--types", ""];
      return outputOf("tsc", [...args, "consumer.ts"], { cwd: folder });
    },
  };
}
