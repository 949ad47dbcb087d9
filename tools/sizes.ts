/**
 * Prints the size of the repository as a table: `node tools/sizes.ts [commit]`, with a commit to
 * compare with. `--list` prints the exports that no other file takes, or only tests, too.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exportsIn } from "./lib/exports.ts";
import { countLines, sourceFiles } from "./lib/source-files.ts";
import { inTemporaryFolder } from "./lib/temporary.ts";

const root = join(import.meta.dirname, "..");

const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8" });

const isTest = (path: string) => /\.(test|test-d)\.tsx?$/.test(path);
const isHelper = (path: string) => /(^|\/)(test|e2e|tests|workshop)\//.test(path) && !isTest(path);

async function sizesOf(folder: string) {
  const paths = git(folder, "ls-files", "*.ts", "*.tsx", "*.mts", "*.mjs")
    .trim()
    .split("\n")
    .filter((path) => !path.includes("/generated/") && existsSync(join(folder, path)));
  const linesOf = (files: readonly string[]) =>
    files.reduce((sum, path) => sum + countLines(join(folder, path)), 0);
  const exports = await exportsIn(folder, paths);
  const unused = exports.filter(({ takers }) => takers.length === 0);
  const ofTests = exports.filter(
    ({ path, takers }) =>
      takers.length > 0 && !isHelper(path) && takers.every((one) => isTest(one) || isHelper(one)),
  );
  const counts: Record<string, number> = {
    "TypeScript files": paths.length,
    "Lines of source": linesOf(sourceFiles(folder)),
    "Lines of tests": linesOf(paths.filter(isTest)),
    "Lines of test helpers": linesOf(paths.filter(isHelper)),
    "Lines of packages/check": linesOf(sourceFiles(folder, ["packages/check"])),
    "Lines of packages/sandbox": linesOf(sourceFiles(folder, ["packages/sandbox"])),
    "Lines of examples": linesOf(sourceFiles(folder, ["examples"])),
    "Exports that no other file takes": unused.length,
    "Exports that only tests take": ofTests.length,
    "Exports that one other file takes": exports.filter(({ takers }) => takers.length === 1).length,
  };
  return { counts, unused, ofTests };
}

/** Counts the files of a commit, in a temporary worktree. */
const countsAt = (commit: string) =>
  inTemporaryFolder(async (folder) => {
    git(root, "worktree", "add", "--detach", "--force", folder, commit);
    try {
      return (await sizesOf(folder)).counts;
    } finally {
      git(root, "worktree", "remove", "--force", folder);
    }
  });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean" } },
});
const { counts, unused, ofTests } = await sizesOf(root);
const [commit] = positionals;
const before = commit === undefined ? undefined : await countsAt(commit);
const row = (name: string, then: unknown, now: unknown) =>
  console.log(`| ${[name, ...(before ? [then] : []), now].join(" | ")} |`);

row("", commit, "working tree");
row("---", "---:", "---:");
for (const [name, count] of Object.entries(counts)) row(name, before?.[name], count);

if (values.list) {
  for (const { path, name } of unused) console.log(`${path} ${name}`);
  for (const { path, name } of ofTests) console.log(`${path} ${name} (only tests)`);
}
