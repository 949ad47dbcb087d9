import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { outputOf } from "../tools/lib/output.ts";
import { failuresIn, slowestIn } from "../tools/lib/report.ts";

const file = (
  name: string,
  seconds: number,
  results: Record<string, string>,
  status = "passed",
) => ({
  name: join(process.cwd(), name),
  status,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: Object.entries(results).map(([fullName, result]) => ({
    fullName,
    status: result,
  })),
});

const report = {
  numPassedTests: 2,
  testResults: [
    file("a.test.ts", 2, { "is so": "passed", "is not so": "failed" }, "failed"),
    file("b.test.ts", 12.34, { "is so": "passed" }),
    file("c.test.ts", 0.05, {}, "failed"),
  ],
};

test("failed tests and files that could not run are listed", () => {
  expect(failuresIn(report)).toEqual(["a.test.ts: is not so", "c.test.ts"]);
});

test("the slowest files come first", () => {
  expect(slowestIn(report, 2)).toEqual(["   12.3 s  b.test.ts", "    2.0 s  a.test.ts"]);
});

test("a run that fails outside of a test names its error", async () => {
  const folder = await mkdtemp(join(tmpdir(), "waypost-errors-"));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const code = `test("passes", () => void Promise.reject(new Error("too late")))`;
  await writeFile(join(folder, "late.test.mjs"), code);
  const reporter = join(import.meta.dirname, "../tools/lib/run-errors.reporter.ts");
  const errors = join(folder, "errors.json");
  vi.stubEnv("RUN_ERRORS", errors);
  const args = ["run", "--globals", "--root", folder, `--reporter=${reporter}`];
  await expect(outputOf("vitest", args)).rejects.toThrow("vitest run");
  expect(JSON.parse(await readFile(errors, "utf8"))).toEqual(["too late"]);
});
