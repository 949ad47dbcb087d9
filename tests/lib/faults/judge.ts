import type { Flow } from "./flow.ts";
import type { Claim, Walk } from "./walk.ts";

/** The observations of one walk, from outside the page. */
export interface Seen extends Walk {
  /** Everything that the sandbox carried out, by subject. */
  readonly carriedOut: readonly string[];
  /** Uncaught errors of the page. */
  readonly uncaught: readonly string[];
  /** Violations of the content security policy. */
  readonly refused: readonly string[];
  /**
   * The number of writes repeated by the browser itself, which happens if a reused connection
   * closes silently.
   */
  readonly repeated: number;
}

/** Returns descriptions of the bad outcomes of a walk. Empty if there are none. */
export function badOutcomes(flow: Flow, seen: Seen): string[] {
  const { end, consents, claims, carriedOut, uncaught, refused } = seen;
  const bad: string[] = [];
  if (typeof end === "object") bad.push(`dead end: ${end.stuck}`);
  for (const subject of new Set(carriedOut)) {
    const times = carriedOut.filter((one) => one === subject).length;
    if (times > consents.length + seen.repeated)
      bad.push(`${subject} was carried out ${times} times on ${consents.length} consent(s)`);
  }
  for (const claim of claims) {
    const isTrue = isDone(claim, flow, seen);
    if (claim.outcome === "denied" && isTrue !== "no")
      bad.push(`reported as failed, but ${isTrue === "all" ? "" : "partly "}carried out`);
    if ((claim.outcome === "done" || claim.outcome === "appears done") && isTrue !== "all")
      bad.push(`reported as "${claim.outcome}", but not carried out`);
  }
  if (end === "done" && flow.effects.length > 0 && claims.length === 0)
    bad.push("reported as done without a consent");
  bad.push(...uncaught, ...refused.map((what) => `refused by the policy: ${what}`));
  return bad;
}

/** Returns how much of a consent was carried out before the next consent. */
function isDone({ consent, outcome }: Claim, flow: Flow, seen: Seen): "all" | "some" | "no" {
  // "Appears done" is also true if an earlier consent was carried out late.
  const from = outcome === "appears done" ? 0 : seen.consents[consent];
  const during = seen.carriedOut.slice(from, seen.consents[consent + 1]);
  const found = flow.effects.filter((subject) => during.includes(subject));
  if (found.length === 0) return flow.effects.length === 0 ? "all" : "no";
  return found.length === flow.effects.length ? "all" : "some";
}
