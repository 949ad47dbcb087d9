import type { Attempt } from "../../../../../packages/hooks/src/flows/payment/attempts.ts";
import type { OutcomeEvent } from "../../../../../packages/hooks/src/flows/payment/outcome.ts";

/** The moment of every press and attempt of a walk. */
export const NOW = new Date(0);

/** An attempt whose reply was lost. */
export const attempt: Attempt = {
  id: "1",
  family: "sample",
  owner: "7",
  subjects: ["sample:1"],
  amount: 4.95,
  last4: null,
  at: NOW.toISOString(),
  monotonicAt: null,
  origin: "this-page",
  evidence: [],
  outcome: "unknown",
};

/** What may happen to an open outcome of these subjects, but for the customer's try again. */
export const outcomeEvents = (
  subjects: readonly string[],
): Exclude<OutcomeEvent, { type: "try-again" }>[] => [
  { type: "read-back-again" },
  { type: "settling", until: 1 },
  { type: "settled" },
  ...(["applied", "not-applied", "unclear"] as const).flatMap((verdict) => {
    const verdicts = Object.fromEntries(subjects.map((subject) => [subject, verdict]));
    return [true, false].map((isSettled) => ({ type: "found" as const, verdicts, isSettled }));
  }),
];
