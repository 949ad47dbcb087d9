import type { Verdicts } from "../checkout/outcome.ts";

/**
 * Verdicts of a read-back that can find that something was carried out, but never that it was not.
 */
export const appliedWhere = (
  subjects: readonly string[],
  isApplied: (subject: string) => boolean,
): Verdicts =>
  Object.fromEntries(
    subjects.map((subject) => [subject, isApplied(subject) ? "applied" : "unclear"]),
  );
