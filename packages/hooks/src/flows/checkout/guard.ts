import type { Attempt, Attempts, Money } from "./attempts.ts";
import { canonical, canonicalSubject } from "./subjects.ts";
import { windowsOf } from "./windows.ts";

/** True for an attempt at the same thing. One that could not be parsed may be about anything. */
export function concerns(money: Money, { family, owner, subjects }: Money): boolean {
  if (subjects.length === 0) return true;
  if (money.family !== family || !isSameOwner(money.owner, owner)) return false;
  const wanted = new Set(money.subjects.map(canonicalSubject));
  return subjects.some((subject) => wanted.has(canonicalSubject(subject)));
}

/** Compares ids in their canonical form: `01001` and `1001` are the same customer. */
export const isSameOwner = (one: string, other: string): boolean =>
  canonical(one) === canonical(other);

/**
 * Stores an attempt before its request is sent. Returns the attempts that block it: those that are
 * pending, and those that `consentTo` does not name. If there are any, nothing may be sent.
 */
export async function beginAttempt(
  attempts: Attempts,
  attempt: Attempt,
  consentTo: readonly string[],
): Promise<readonly Attempt[]> {
  await attempts.arriving();
  const known = attempts.list();
  const inTheWay = known.filter((other) => isInTheWay(attempt, other, consentTo));
  if (inTheWay.length > 0) return inTheWay;
  await attempts.change([...known, attempt]);
  return [];
}

function isInTheWay(attempt: Attempt, other: Attempt, consentTo: readonly string[]): boolean {
  // Attempts with the same id could not be distinguished; a page may pass an old time, which gives
  // the same id again.
  const hasSameId = other.id === attempt.id;
  const isPending = other.outcome === "pending";
  const isRepeated = consentTo.includes(other.id);
  return hasSameId || (concerns(attempt, other) && (isPending || !isRepeated));
}

/** Records the outcome of an attempt that this page sent. */
export function settleAttempt(
  attempts: Attempts,
  attempt: Attempt,
  outcome: "accepted" | "refused" | "unknown",
): void {
  const others = attempts.list().filter(({ id }) => id !== attempt.id);
  if (outcome === "accepted") {
    const open = others.filter((other) => !isPaidWith(attempt, other));
    void attempts.change(open, attempt);
  } else {
    const leftOpen = outcome === "unknown" ? [{ ...attempt, outcome }] : [];
    void attempts.change([...others, ...leftOpen]);
  }
}

/**
 * True if `attempt` is a repetition of `other` and about all of its subjects: with its success
 * nothing about `other` is open.
 */
function isPaidWith(attempt: Attempt, other: Attempt): boolean {
  const paid = new Set(attempt.subjects.map(canonicalSubject));
  const isAllPaid = other.subjects.every((subject) => paid.has(canonicalSubject(subject)));
  return concerns(attempt, other) && isAllPaid;
}

interface Closing {
  readonly subjects?: readonly string[];
  /** The result of the lookup, if there was one. */
  readonly verdict?: "applied" | "not-applied";
}

/**
 * Closes subjects of an attempt after a read-back or a decision of the customer; by default all.
 */
export function closeAttempt(
  attempts: Attempts,
  id: string,
  { subjects, verdict = "applied" }: Closing = {},
): void {
  const known = attempts.list();
  const closing = known.find((one) => one.id === id);
  // The run that waits for the reply settles its attempt itself.
  if (closing === undefined || closing.outcome === "pending") return;
  const closed = new Set(subjects ?? closing.subjects);
  void windowsOf(attempts).closeSubjects(closing, [...closed], verdict);
  const left = closing.subjects.filter((subject) => !closed.has(subject));
  const rest = left.length === 0 ? [] : [{ ...closing, subjects: left }];
  void attempts.change(
    known.flatMap((one) => (one === closing ? rest : [one])),
    { ...closing, subjects: [...closed] },
  );
}
