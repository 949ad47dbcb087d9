import { relative } from "node:path";

/** The part of Vitest's JSON report that is used. */
export interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The names of all failed tests, and of files that failed without a failed test. */
export function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    const name = relative(".", file.name);
    if (failed.length === 0) return file.status === "failed" ? [name] : [];
    return failed.map((test) => `${name}: ${test.fullName}`);
  });
}

/** The slowest files, as readable lines. */
export function slowestIn({ testResults }: Report, count = 10): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(".", name)}`);
}
