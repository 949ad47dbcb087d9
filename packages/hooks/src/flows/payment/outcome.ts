import type { Attempt } from "./attempts.ts";

/** What a look-up tells of one subject; `unclear` where it cannot tell. */
export type Verdict = "applied" | "not-applied" | "unclear";

/** By subject. @inline */
export type Verdicts = Readonly<Record<string, Verdict>>;

/** What is known of requests whose reply was lost. */
export interface OpenOutcome {
  /** The attempts that it is about. */
  readonly asked: readonly Attempt[];
  /** Whether a call can tell what became of them. */
  readonly canReadBack: boolean;
  /** What the last look-up told. */
  readonly verdicts: Verdicts;
  /** Nothing of the requests can be in progress any more, so the verdicts are final. */
  readonly isSettled: boolean;
  /** The look-up in progress precedes another try. */
  readonly isTryingAgain: boolean;
  /**
   * When the next look-up begins by itself, in milliseconds of the page's monotonic clock; `null` if
   * none does.
   */
  readonly looksAgainAt: number | null;
}

/** The events while an outcome is not known. @inline */
export type OutcomeEvent =
  | { type: "read-back-again" }
  | { type: "try-again" }
  /** The outcome will be final at this time of the page's monotonic clock. */
  | { type: "settling"; until: number }
  | { type: "settled" }
  /** `isSettled` if nothing of them could be in progress any more when the look-up began. */
  | { type: "found"; verdicts: Verdicts; isSettled: boolean };

export type OutcomeEffect =
  | { type: "read-back"; key: "read-back"; attempts: readonly Attempt[] }
  | { type: "wait-settled"; key: "settle"; attempts: readonly Attempt[] }
  | { type: "cancel"; key: "settle" };

/** The two states of an outcome that is not known. @inline */
export interface OutcomeScreen {
  readonly phase: "reading-back" | "unknown";
  readonly outcome: OpenOutcome;
}

/** A new state and the effects to carry out. */
export type OutcomeStep = OutcomeScreen & { readonly effects: readonly OutcomeEffect[] };

/**
 * The reply to these attempts was lost. Looks them up at once where a call can tell, and again when
 * nothing of them can be in progress any more.
 */
export function openOutcome(asked: readonly Attempt[], canReadBack: boolean): OutcomeStep {
  const outcome: OpenOutcome = {
    asked,
    canReadBack,
    verdicts: {},
    isSettled: false,
    isTryingAgain: false,
    looksAgainAt: null,
  };
  if (!canReadBack) return { phase: "unknown", outcome, effects: [] };
  return lookUp(outcome, { type: "wait-settled", key: "settle", attempts: asked });
}

/** What an event makes of an outcome; `null` where it has no effect. Pure. */
export function outcomeTransition(
  { phase, outcome }: OutcomeScreen,
  event: OutcomeEvent,
): OutcomeStep | null {
  const isReading = phase === "reading-back";
  switch (event.type) {
    case "read-back-again":
      return isReading || !outcome.canReadBack ? null : lookUp({ ...outcome, verdicts: {} });
    case "try-again":
      return isReading || !outcome.canReadBack ? null : lookUp({ ...outcome, isTryingAgain: true });
    case "settling":
      return { phase, outcome: { ...outcome, looksAgainAt: event.until }, effects: [] };
    case "settled":
      // What was found while the requests could be in progress is out of date.
      return lookUp({ ...outcome, isSettled: true, verdicts: {}, looksAgainAt: null });
    case "found":
      return isReading ? found(outcome, event) : null;
  }
}

const lookUp = (outcome: OpenOutcome, ...effects: OutcomeEffect[]): OutcomeStep => ({
  phase: "reading-back",
  outcome,
  effects: [{ type: "read-back", key: "read-back", attempts: outcome.asked }, ...effects],
});

function found(
  outcome: OpenOutcome,
  { verdicts, isSettled: isOver }: Extract<OutcomeEvent, { type: "found" }>,
): OutcomeStep {
  const next = { ...outcome, verdicts };
  const isSettled = outcome.isSettled || isOver || isApplied(next);
  const looksAgainAt = isSettled ? null : outcome.looksAgainAt;
  return {
    phase: "unknown",
    outcome: { ...next, isSettled, looksAgainAt, isTryingAgain: false },
    effects: isSettled && !outcome.isSettled ? [{ type: "cancel", key: "settle" }] : [],
  };
}

const verdictsOf = ({ asked, verdicts }: OpenOutcome) =>
  asked.flatMap(({ subjects }) => subjects.map((subject) => verdicts[subject]));

const isEach = (outcome: OpenOutcome, verdict: Verdict): boolean => {
  const told = verdictsOf(outcome);
  return told.length > 0 && told.every((one) => one === verdict);
};

/** Everything that was asked for has been carried out: another look could tell nothing else. */
export const isApplied = (outcome: OpenOutcome): boolean => isEach(outcome, "applied");

const isFinal = ({ isSettled }: OpenOutcome): boolean => isSettled;

/** Nothing of it was carried out, nor can it be any more: it is safe to send it again. */
export const isNotApplied = (outcome: OpenOutcome): boolean =>
  isFinal(outcome) && isEach(outcome, "not-applied");

/** What became of every subject is known, and final. */
export const isConclusive = (outcome: OpenOutcome): boolean =>
  isFinal(outcome) &&
  verdictsOf(outcome).every((verdict) => verdict === "applied" || verdict === "not-applied");
