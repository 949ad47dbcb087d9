import type { Lab } from "./lab.ts";

/** The result of one check. */
export interface Outcome {
  readonly name: string;
  /** Why it failed, or null. */
  readonly problem: string | null;
}

/** One runtime, compiler or bundler. */
export interface Row {
  readonly name: string;
  /** Runs the checks. @throws when they cannot be run */
  readonly run: (lab: Lab) => Promise<{ version: string; outcomes: readonly Outcome[] }>;
  /** A known and expected difference. */
  readonly note?: string;
}

/** A row with the names of the checks that it has to report. */
export interface ExpectedRow {
  readonly row: Row;
  readonly expected: readonly string[];
}

/** Reads the output of the checks, one line of JSON each. */
export function readOutcomes(output: string): Outcome[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith('{"name":'))
    .map((line): Outcome => JSON.parse(line));
}
