import type { CallSignal } from "../../platform.ts";
import type { Ports } from "../engine/ports.ts";
import type { Attempt } from "./attempts.ts";
import { askGate, type GateOutcome, type GateOutcomes } from "./gate-outcomes.ts";
import { closeAttempt } from "./guard.ts";
import type { Verdicts } from "./outcome.ts";

/** The answer of a gate about attempts with an unknown outcome. */
export interface GateAnswer {
  /**
   * The outcome of the only attempt, if this tab sent it and the vendor accepted or refused it. The
   * page then shows it like a reply that arrived.
   */
  readonly reply: GateOutcome | null;
  /** The verdicts about attempts whose outcome the gate knows. */
  readonly verdicts: Verdicts;
  /** The attempts whose outcome has to be read back from the API, as without a gate. */
  readonly remaining: readonly Attempt[];
  /** True if a later question can have another answer. */
  readonly canAskAgain: boolean;
}

/** Asks the gate, and closes the attempts that were refused or never arrived. */
export async function gateAnswer(
  ports: Ports,
  asked: readonly Attempt[],
  signal: CallSignal,
): Promise<GateAnswer> {
  let outcomes: GateOutcomes | null;
  try {
    outcomes = await askGate(ports, asked, signal);
  } catch {
    return { reply: null, verdicts: {}, remaining: asked, canAskAgain: true };
  }
  const [only, ...others] = asked;
  const first = only && outcomes?.get(only.id);
  const reply = first && others.length === 0 && isOfThisTab(only) && isReply(first) ? first : null;
  const verdicts: Record<string, Verdicts[string]> = {};
  for (const { id, subjects } of asked) {
    const verdict = verdictOf(outcomes?.get(id));
    if (verdict === null) continue;
    for (const subject of subjects) verdicts[subject] = verdict;
    if (verdict === "not-applied" || reply !== null) closeAttempt(ports.attempts, id, { verdict });
  }
  const at = (id: string) => outcomes?.get(id);
  return {
    reply,
    verdicts,
    remaining: asked.filter(({ id }) => verdictOf(at(id)) === null),
    canAskAgain: asked.some(({ id }) => at(id)?.outcome === "pending"),
  };
}

const isOfThisTab = ({ origin }: Attempt): boolean => origin !== "other-window";

const isReply = ({ outcome }: GateOutcome): boolean =>
  outcome === "accepted" || outcome === "refused";

function verdictOf(found: GateOutcome | undefined): "applied" | "not-applied" | null {
  switch (found?.outcome) {
    case "accepted":
      return "applied";
    case "refused":
    case "never-arrived":
      return "not-applied";
    default:
      return null;
  }
}
