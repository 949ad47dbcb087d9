import type { Attempt } from "./attempts.ts";

/** The result of a lookup for one subject; `unclear` if the lookup cannot decide. */
export type Verdict = "applied" | "not-applied" | "unclear";

/** Results by subject. @inline */
export type Verdicts = Readonly<Record<string, Verdict>>;

/** The state of requests whose reply was lost. */
export interface OpenOutcome {
  /** The attempts whose outcome is unknown. */
  readonly asked: readonly Attempt[];
  /** True if a call can look up their outcome. */
  readonly canReadBack: boolean;
  /** The results of the last lookup. */
  readonly verdicts: Verdicts;
  /** The requests can no longer be in progress, so the verdicts are final. */
  readonly isSettled: boolean;
  /** The current lookup is the one that precedes a retry. */
  readonly isTryingAgain: boolean;
  /**
   * Time of the next automatic lookup, in milliseconds of the page's monotonic clock; `null` if
   * none is planned.
   */
  readonly looksAgainAt: number | null;
}

/** The events while an outcome is unknown. @inline */
export type OutcomeEvent =
  | { type: "read-back-again" }
  | { type: "try-again" }
  /** The outcome will be final at this time of the page's monotonic clock. */
  | { type: "settling"; until: number }
  | { type: "settled" }
  /**
   * `isSettled` is true if the requests could no longer be in progress when the lookup began.
   * `canReadBack` is false if it turned out that no call can look them up.
   */
  | { type: "found"; verdicts: Verdicts; isSettled: boolean; canReadBack?: boolean };

export type OutcomeEffect =
  | { type: "read-back"; key: "read-back"; attempts: readonly Attempt[] }
  | { type: "wait-settled"; key: "settle"; attempts: readonly Attempt[] }
  | { type: "cancel"; key: "settle" };

/** The two states of an unknown outcome. @inline */
export interface OutcomeScreen {
  readonly phase: "reading-back" | "unknown";
  readonly outcome: OpenOutcome;
}

/** A new state and the effects to carry out. */
export type OutcomeStep = OutcomeScreen & { readonly effects: readonly OutcomeEffect[] };

/**
 * The reply to these attempts was lost. Looks them up immediately if a call can, and again when the
 * requests can no longer be in progress.
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

/** Returns the next state and its effects, or `null` if the event has no effect. Pure. */
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
      // Results from before the requests were settled are out of date.
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
  { verdicts, isSettled: isOver, canReadBack = true }: Extract<OutcomeEvent, { type: "found" }>,
): OutcomeStep {
  const next = { ...outcome, verdicts, canReadBack };
  const isSettled = outcome.isSettled || isOver || isApplied(next) || !canReadBack;
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
  const values = verdictsOf(outcome);
  return values.length > 0 && values.every((one) => one === verdict);
};

/** True if everything was carried out. Another lookup could not change that. */
export const isApplied = (outcome: OpenOutcome): boolean => isEach(outcome, "applied");

const isFinal = ({ isSettled }: OpenOutcome): boolean => isSettled;

/** True if nothing was carried out, and no longer can be: sending it again is safe. */
export const isNotApplied = (outcome: OpenOutcome): boolean =>
  isFinal(outcome) && isEach(outcome, "not-applied");

/** True if the outcome of every subject is known and final. */
export const isConclusive = (outcome: OpenOutcome): boolean =>
  isFinal(outcome) &&
  verdictsOf(outcome).every((verdict) => verdict === "applied" || verdict === "not-applied");
