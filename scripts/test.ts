import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { requireNode } from "./lib/node-version.ts";
import { run } from "./lib/run.ts";

interface Count {
  passed: number;
  /** Names of the checks and tests that failed. They are printed last, where they are found. */
  names: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

type Step = readonly [name: string, command: string, ...args: string[]];

/** The checks that run before the tests. Each one that fails counts as one failure. */
const CHECKS: readonly Step[] = [
  ["Formatting", "oxfmt", "--check", "."],
  ["Lint", "oxlint", "--type-aware"],
  ["Contract", "redocly", "lint", "openapi/openapi.yaml"],
  ["Types", "tsc", "-p", "tsconfig.json"],
  ["Types of the SDK without DOM", "tsc", "-p", "packages/sdk/tsconfig.json"],
  ["Types of the hooks without DOM", "tsc", "-p", "packages/hooks/tsconfig.json"],
];

async function runCheck([name, command, ...args]: Step): Promise<Count> {
  console.log(`\n${name}`);
  try {
    await run(command, args);
    return { passed: 0, names: [] };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, names: [name] };
  }
}

function failures(report: Report): string[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    const name = relative(".", file.name);
    if (failed.length === 0) return file.status === "failed" ? [name] : [];
    return failed.map((test) => `${name}: ${test.fullName}`);
  });
}

/** The test projects run one after the other, because browser tests need the whole machine. */
const RUNS: readonly (readonly string[])[] = [["node"], ["browser"], ["e2e"]];

/** Runs the tests of these projects. If the run fails without a failed test, that is one failure. */
async function runTests(projects: readonly string[]): Promise<Count> {
  console.log(`\nTests: ${projects.join(", ")}`);
  const folder = await mkdtemp(join(tmpdir(), "waypost-test-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  let succeeded = true;
  try {
    await run("vitest", ["run", ...projects.flatMap((name) => ["--project", name]), ...reporters]);
  } catch {
    succeeded = false;
  }
  try {
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    const names = failures(report);
    if (!succeeded && names.length === 0) names.push(`${projects.join(", ")}: the run itself`);
    return { passed: report.numPassedTests, names };
  } catch {
    return { passed: 0, names: [`${projects.join(", ")}: no report`] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

requireNode();
const counts: Count[] = [];
for (const step of CHECKS) counts.push(await runCheck(step));
for (const projects of RUNS) counts.push(await runTests(projects));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const names = counts.flatMap((count) => count.names);
const failed = names.length;
for (const name of names) console.log(`Failed: ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
