import { join } from "node:path";
import { expect, test } from "vitest";
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
