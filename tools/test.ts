import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findBrowser } from "./lib/browser.ts";
import { requireNode } from "./lib/node-version.ts";
import { writeOpenApi } from "./lib/openapi-file.ts";
import { otherBrowsers } from "./lib/other-browsers.ts";
import { outputOf } from "./lib/output.ts";
import { failuresIn, slowestIn, type Report } from "./lib/report.ts";
import { run } from "./lib/run.ts";

interface Count {
  readonly passed: number;
  /** Names of the failed checks and tests. They are printed last, so that they are easy to find. */
  readonly names: readonly string[];
}

const given = process.argv.slice(2);
/** `--all` adds the long tests and all rows of the tables. Other options are passed to Vitest. */
const isAll = given.includes("--all");
const options = [
  ...given.filter((arg) => arg !== "--all"),
  ...(isAll ? [] : ["--project=!long", "--tags-filter=!long"]),
];

type Step = readonly [name: string, command: string, ...args: string[]];

/** The checks that run in parallel with the tests. Each failed check counts as one failure. */
const CHECKS: readonly Step[] = [
  ["Formatting", "oxfmt", "--check", "."],
  ["Lint", "oxlint", "--type-aware"],
  ["Spelling", "cspell", "lint", "--no-progress", "--no-summary"],
  ["Contract", "redocly", "lint", "openapi/openapi.yaml"],
  ["Unused code", "knip", "--no-progress"],
  ["Workspace", "sherif", "-r", "root-package-dependencies"],
  ["Types", "tsc", "-p", "tsconfig.json"],
  ["Types of the SDK without DOM", "tsc", "-p", "packages/sdk/tsconfig.json"],
  ["Types of the hooks without DOM", "tsc", "-p", "packages/hooks/tsconfig.json"],
];

/** Runs a check and prints its output at the end, so that outputs are not interleaved. */
async function runCheck([name, command, ...args]: Step): Promise<readonly string[]> {
  try {
    await outputOf(command, args);
    console.log(`${name}: passed`);
    return [];
  } catch (error) {
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
    return [name];
  }
}

/** Runs the checks in sequence, because the tests use the other cores. */
async function runChecks(): Promise<Count> {
  const names: string[] = [];
  for (const step of CHECKS) names.push(...(await runCheck(step)));
  return { passed: 0, names };
}

/** Runs tests. Errors that belong to no test are failures, too. */
async function runTests(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-test-"));
  const file = join(folder, "report.json");
  const errors = join(folder, "errors.json");
  const reporters = ["default", "json", join(import.meta.dirname, "lib/run-errors.reporter.ts")];
  const output = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`];
  const env: Record<string, string> = {
    RUN_ERRORS: errors,
    ...(isAll && { TESTS: "all" }),
    ...variables,
  };
  const failure = await run("vitest", ["run", ...args, ...output], { env }).catch(String);
  try {
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    const ofRun = JSON.parse(await readFile(errors, "utf8")) as readonly string[];
    const names = [...failuresIn(report), ...ofRun.map((error) => `outside of a test: ${error}`)];
    if (failure !== undefined && names.length === 0) names.push(failure);
    console.log(`\nThe slowest files\n${slowestIn(report).join("\n")}\n`);
    return { passed: report.numPassedTests, names };
  } catch {
    return { passed: 0, names: ["the tests wrote no report"] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The files that git neither tracks nor ignores or that differ; "" without git. */
const untidy = () => outputOf("git", ["status", "--porcelain"]).catch(() => "");

requireNode();
const { executablePath } = await findBrowser();
const version = (await outputOf(executablePath, ["--version"])).trim();
console.log(`${version} (${relative(".", executablePath)}), Node ${process.versions.node}`);
// The type check and the tests import the generated files.
await writeOpenApi();
const before = await untidy();
// The tests start with a build that leaves one core for the checks.
const counts = await Promise.all([runChecks(), runTests(options)]);
for (const { name, env, files } of isAll ? otherBrowsers(console.log) : []) {
  console.log(`\nSome journeys in ${name}`);
  counts.push(await runTests(["--project=e2e", "--tags-filter=!long", ...files], env));
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const names = counts.flatMap((count) => count.names);
const after = await untidy();
if (after !== before) names.push(`a clean tree after the run:\n${after}`);
for (const name of names) console.log(`Failed: ${name}`);
console.log(`\n${passed} passed, ${names.length} failed`);
process.exitCode = names.length === 0 ? 0 : 1;
