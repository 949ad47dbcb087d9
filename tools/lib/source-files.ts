import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of the repository that have source files. */
const FOLDERS = ["packages", "apps", "examples", "tools", "bench", "tests", "openapi"];

/** Matches tests, stories, texts and generated files. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|generated|test|e2e|long)\/|\.(test|test-d|stories|types)\.|(^|\/)messages\/(en|es|fr)|\.d\.ts$/;

/** The source files of a repository, or below one of its folders, from the root on. */
export const sourceFiles = (root: string, folders: readonly string[] = FOLDERS): string[] =>
  folders.flatMap((folder) =>
    globSync("**/*.{ts,tsx,mjs}", { cwd: join(root, folder) })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => !LEFT_OUT.test(name))
      .map((name) => `${folder}/${name}`),
  );

export const countLines = (file: string): number =>
  readFileSync(file, "utf8").split("\n").length - 1;
