import { isApplied, type OpenOutcome } from "../../flows/payment/outcome.ts";
import type { Translate } from "../use-messages.ts";

/** What to tell while nobody knows what became of a request. */
export interface UnknownWords {
  /** "Please do not pay again yet"; `null` when it appears to be done. */
  readonly title: string | null;
  readonly text: string;
  /** What happens next, or what to do; `null` when it appears to be done. */
  readonly next: string | null;
}

/** No call can look it up, or the last look-up did not find it either. */
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

/** The words for an outcome that is not known. */
export function unknownWords(
  say: Translate,
  { repeat }: { readonly repeat?: keyof typeof WORDS },
  outcome: OpenOutcome & { readonly isElsewhere: boolean },
): UnknownWords {
  if (isApplied(outcome)) return { title: null, text: say("unknown.applied"), next: null };
  const { title, noRead, settled } = WORDS[repeat ?? "charges"];
  const whenRead = outcome.isSettled ? settled : "unknown.looksAgain";
  return {
    title: say(title),
    text: say(outcome.isElsewhere ? "elsewhere.sent" : "outcome.unknown"),
    next: say(outcome.canReadBack ? whenRead : noRead),
  };
}
