import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../tools/lib/run.ts";
import { copyRepository } from "../lib/copy-repository.ts";
import { guideSteps, withStep } from "../lib/guide-steps.ts";

/** The tests that run for every task in their table. */
const TESTS = ["outcomes", "consent", "windows"].map(
  (name) => `packages/hooks/src/flows/task/${name}.test.ts`,
);

test("the steps of docs/adding-a-task.md create a task that compiles and passes the tests of all tasks", async () => {
  const folder = await mkdtemp(join(tmpdir(), "waypost-guide-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyRepository(folder);
  for (const step of await guideSteps()) {
    const path = join(folder, step.file);
    await mkdir(dirname(path), { recursive: true });
    const before = step.place === null ? "" : await readFile(path, "utf8");
    await writeFile(path, withStep(before, step));
  }
  await run("tsc", ["-p", "tsconfig.json"], { cwd: folder });

  const file = join(folder, "report.json");
  const options = ["--project", "node", "-t", "sms-top-up", "--reporter=json"];
  await run("vitest", ["run", ...options, `--outputFile=${file}`, ...TESTS], {
    cwd: folder,
    // Without the environment variables of this test run.
    env: { VITEST: "", NODE_ENV: "test" },
  });
  const report = JSON.parse(await readFile(file, "utf8")) as Record<string, number>;
  expect(report["numFailedTests"]).toBe(0);
  expect(report["numPassedTests"]).toBeGreaterThan(20);
});
