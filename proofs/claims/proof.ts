/** A sentence that the project promises, the command that shows it, and how its figure is read. */
export interface Proof {
  /** `npm run prove -- <name>` */
  readonly name: string;
  readonly claim: string;
  /** As a person types it at the root of the repository. It exits with 0 where the claim holds. */
  readonly command: string;
  /** Reads the figure from what the command printed; `null` where there is none. */
  readonly figure: (output: string) => string | null;
}

/** Runs these tests of a project. */
export const tests = (project: "node" | "browser" | "e2e", ...files: string[]): string =>
  ["npx vitest run --project", project, ...files].join(" ");

/** The part of the output that a pattern finds: its groups, one after the other. */
export const found =
  (pattern: RegExp, show: (...groups: string[]) => string = (...groups) => groups.join(", ")) =>
  (output: string): string | null => {
    const match = pattern.exec(output);
    return match === null ? null : show(...match.slice(1));
  };

/** How many tests of a run passed and failed. */
export function testCounts(output: string): { passed: number; failed: number } | null {
  const [, line] = /^\s*Tests\s+(.*)$/m.exec(output) ?? [];
  if (line === undefined) return null;
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed") };
}

/** The counts of a run of tests, in words. */
export const testsOf =
  (what: string) =>
  (output: string): string | null => {
    const counts = testCounts(output);
    return counts && `${counts.passed} ${what} passed, ${counts.failed} failed`;
  };
