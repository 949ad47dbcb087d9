import type { Verdicts } from "../payment/outcome.ts";

/**
 * What a read-back tells of each subject, where it can see that something was carried out and never
 * that it was not.
 */
export const appliedWhere = (
  subjects: readonly string[],
  isApplied: (subject: string) => boolean,
): Verdicts =>
  Object.fromEntries(
    subjects.map((subject) => [subject, isApplied(subject) ? "applied" : "unclear"]),
  );
