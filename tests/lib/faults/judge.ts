import type { Claim } from "./claims.ts";
import type { Flow } from "./flow.ts";
import type { Walk } from "./walk.ts";

/** Observations of one walk from the outside. */
export interface Seen extends Walk {
  /** Everything that the sandbox carried out, by subject. */
  readonly carriedOut: readonly string[];
  /** Uncaught errors of the page. */
  readonly uncaught: readonly string[];
  /** Violations of the content security policy. */
  readonly refused: readonly string[];
  /**
   * How many writes reached the server that no page sent: browsers send a request again by
   * themselves when a connection that was used before closes silently.
   */
  readonly repeated: number;
}

/** The bad outcomes of a walk as texts; empty if there are none. */
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
    if (claim.said === "denied" && isTrue !== "no")
      bad.push(`told as failed, but ${isTrue === "all" ? "" : "partly "}carried out`);
    if ((claim.said === "done" || claim.said === "appears done") && isTrue !== "all")
      bad.push(`told as "${claim.said}", but not carried out`);
  }
  if (end === "done" && flow.effects.length > 0 && claims.length === 0)
    bad.push("told as done without a consent");
  bad.push(...uncaught, ...refused.map((what) => `refused by the policy: ${what}`));
  return bad;
}

/** How much of what a consent was about was carried out before the next consent. */
function isDone({ consent, said }: Claim, flow: Flow, seen: Seen): "all" | "some" | "no" {
  // "Appears done" is also true if an earlier consent was carried out late.
  const from = said === "appears done" ? 0 : seen.consents[consent];
  const during = seen.carriedOut.slice(from, seen.consents[consent + 1]);
  const found = flow.effects.filter((subject) => during.includes(subject));
  if (found.length === 0) return flow.effects.length === 0 ? "all" : "no";
  return found.length === flow.effects.length ? "all" : "some";
}
