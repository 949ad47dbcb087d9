/** A claim of the project, the command that proves it, and how its figure is read. */
export interface Proof {
  /** `npm run prove -- <name>` */
  readonly name: string;
  readonly claim: string;
  /** As typed at the root of the repository. It exits with 0 if the claim holds. */
  readonly command: string;
  /** Reads the figure from the command's output; `null` if it has none. */
  readonly figure: (output: string) => string | null;
}

/** Runs these tests of a project. */
export const tests = (project: "node" | "browser" | "e2e", ...files: string[]): string =>
  ["npx vitest run --project", project, ...files].join(" ");

/** The part of the output that a pattern matches: its groups, joined. */
export const found =
  (pattern: RegExp, show: (...groups: string[]) => string = (...groups) => groups.join(", ")) =>
  (output: string): string | null => {
    const match = pattern.exec(output);
    return match === null ? null : show(...match.slice(1));
  };

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** How many tests of a run passed, failed and were left out. */
export function testCounts(output: string): Counts | null {
  const [, line] = /^\s*Tests\s+(.*)$/m.exec(output) ?? [];
  if (line === undefined) return null;
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}

/** The counts of a run of tests, in words. */
export const testsOf =
  (what: string) =>
  (output: string): string | null => {
    const counts = testCounts(output);
    return counts && `${counts.passed} ${what} passed, ${counts.failed} failed`;
  };
