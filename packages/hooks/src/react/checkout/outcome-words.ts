import type { Attempt } from "../../flows/checkout/attempts.ts";
import { isApplied, isNotApplied, type OpenOutcome } from "../../flows/checkout/outcome.ts";
import type { TaskFailure } from "../../flows/task/state.ts";
import type { Translate } from "../use-messages.ts";
import type { Words } from "./words.ts";

/** The texts by task, for a request that cannot be looked up or was not found. */
const WORDS = {
  charges: { title: "unknown.title", noRead: "unknown.noRead", settled: "unknown.settled" },
  irreversible: {
    title: "unknown.title.irreversible",
    noRead: "unknown.noRead.irreversible",
    settled: "unknown.settled.irreversible",
  },
  harmless: {
    title: "unknown.title.harmless",
    noRead: "unknown.noRead.harmless",
    settled: "unknown.settled.harmless",
  },
} as const;

const FOUND = {
  applied: "unknown.applied",
  "not-applied": "unknown.notDone",
  unclear: "unknown.unclear",
} as const;

/** Returns the texts for an unknown outcome. */
export function unknownWords(
  say: Translate,
  { repeat }: { readonly repeat?: keyof typeof WORDS },
  outcome: OpenOutcome & { readonly isElsewhere: boolean },
): Pick<OutcomeView, "title" | "message" | "next"> {
  if (isApplied(outcome)) return { title: null, message: say("unknown.applied"), next: null };
  if (isNotApplied(outcome)) {
    return { title: null, message: say("unknown.notArrived"), next: null };
  }
  const { title, noRead, settled } = WORDS[repeat ?? "charges"];
  const whenRead = outcome.isSettled ? settled : "unknown.looksAgain";
  return {
    title: say(title),
    message: say(outcome.isElsewhere ? "elsewhere.sent" : "outcome.unknown"),
    next: say(outcome.canReadBack ? whenRead : noRead),
  };
}

/** An unknown outcome with its texts. @inline */
export interface OutcomeView {
  /** "Please do not pay again yet"; `null` if the request appears to be done. */
  readonly title: string | null;
  readonly message: string;
  /** The next step; `null` if the request appears to be done. */
  readonly next: string | null;
  /**
   * The failure of the call; `null` if another window or an earlier visit sent it, and once the
   * outcome is known.
   */
  readonly failure: TaskFailure | null;
  /** The requests with an unknown outcome, newest first. */
  readonly requests: readonly {
    readonly attempt: Attempt;
    /** The items, each with the result of the lookup as text; "" without one. */
    readonly items: readonly { readonly subject: string; readonly found: string }[];
  }[];
  /** True if all requested items appear to be done. */
  readonly isApplied: boolean;
  /** True if a call can look up the outcome. The flow also does so automatically. */
  readonly canCheckOutcome: boolean;
  readonly canSendAgain: boolean;
}

/**
 * Returns an unknown outcome with its texts. Once the outcome is known, the failure of
 * the call is not shown: it may say that the request may have been carried out.
 */
export function outcomeOf(
  { say }: Words,
  task: Parameters<typeof unknownWords>[1],
  outcome: OpenOutcome,
  failure: OutcomeView["failure"],
): OutcomeView {
  const { asked, canReadBack, verdicts } = outcome;
  const isElsewhere = asked.length > 0 && asked.every(({ origin }) => origin === "other-window");
  const isDone = isApplied(outcome);
  const isKnown = isDone || isNotApplied(outcome);
  const found = (subject: string) =>
    isKnown || !canReadBack ? "" : say(FOUND[verdicts[subject] ?? "unclear"]);
  const requests: OutcomeView["requests"] = asked.map((attempt) => ({
    attempt,
    items: attempt.subjects.map((subject) => ({ subject, found: found(subject) })),
  }));
  return {
    ...unknownWords(say, task, { ...outcome, isElsewhere }),
    failure: isKnown ? null : failure,
    requests,
    isApplied: isDone,
    canCheckOutcome: canReadBack && !isKnown,
    canSendAgain: !isDone,
  };
}
