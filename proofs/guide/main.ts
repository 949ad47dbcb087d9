import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inTemporaryFolder } from "../../tools/lib/temporary.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { CommandError, run } from "../../tools/lib/run.ts";
import { copyRepository } from "./copy.ts";
import { guideSteps, withStep } from "./steps.ts";

const HELP = `Follows docs/adding-a-task.md in a copy of the repository, type-checks the copy, and runs the
tests of all tasks there.

  npm run guide

Exits with 1 when the new task does not compile or fails a test.`;

/** The tests that every task passes by being a row of their table. */
const TESTS = ["outcomes", "consent", "windows"].map(
  (name) => `packages/hooks/src/flows/task/${name}.test.ts`,
);

async function succeeds(folder: string, command: string, ...args: string[]): Promise<boolean> {
  // Leaves out the variables of an outer test run.
  const env = { VITEST: "", NODE_ENV: "test" };
  return run(command, args, { cwd: folder, env }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof CommandError) return false;
      throw error;
    },
  );
}

async function main(folder: string): Promise<void> {
  await copyRepository(folder);
  const steps = await guideSteps();
  for (const step of steps) {
    const path = join(folder, step.file);
    await mkdir(dirname(path), { recursive: true });
    const before = step.place === null ? "" : await readFile(path, "utf8");
    await writeFile(path, withStep(before, step));
  }
  const compiles = await succeeds(folder, "tsc", "-p", "tsconfig.json");
  const file = join(folder, "report.json");
  const options = ["run", "--project", "node", "-t", "sms-top-up", "--reporter=json"];
  await succeeds(folder, "vitest", ...options, `--outputFile=${file}`, ...TESTS);
  const { numFailedTests, numPassedTests } = JSON.parse(await readFile(file, "utf8")) as {
    numFailedTests: number;
    numPassedTests: number;
  };
  console.log(
    `${steps.length} steps, ${compiles ? "no type errors" : "type errors"}, ` +
      `${numPassedTests} tests passed, ${numFailedTests} failed`,
  );
  if (!compiles || numFailedTests > 0 || numPassedTests <= 20) process.exitCode = 1;
}

requireNode();
if (process.argv.includes("--help")) console.log(HELP);
else await inTemporaryFolder(main);
