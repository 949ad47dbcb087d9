import type { Attempt, Attempts } from "./attempts.ts";

type Money = Pick<Attempt, "family" | "owner" | "subjects">;

/** Whether an attempt is about this money. One that cannot be read may be about any. */
export function concerns(money: Money, { family, owner, subjects }: Money): boolean {
  if (subjects.length === 0) return true;
  if (money.family !== family || money.owner !== owner) return false;
  const wanted = new Set(money.subjects);
  return subjects.some((subject) => wanted.has(subject));
}

/**
 * Stores an attempt before its call leaves. Answers with the attempts that are in its way, and then
 * nothing may be sent: those that are pending, and those that `consentTo` does not name.
 */
export async function beginAttempt(
  attempts: Attempts,
  attempt: Attempt,
  consentTo: readonly string[],
): Promise<readonly Attempt[]> {
  await attempts.arriving();
  const known = attempts.list();
  const inTheWay = known.filter(
    (other) =>
      // Two attempts of one id could not be told apart: a page may have given an old time.
      other.id === attempt.id ||
      (concerns(attempt, other) && (other.outcome === "pending" || !consentTo.includes(other.id))),
  );
  if (inTheWay.length === 0) await attempts.change([...known, attempt]);
  return inTheWay;
}

/** Notes what came of an attempt that this page has sent. */
export function settleAttempt(
  attempts: Attempts,
  attempt: Attempt,
  outcome: "accepted" | "refused" | "unknown",
): void {
  const known = attempts.list();
  const others = known.filter(({ id }) => id !== attempt.id);
  if (outcome === "unknown") {
    void attempts.change([...others, { ...attempt, outcome }]);
  } else if (outcome === "refused") {
    void attempts.change(others);
  } else {
    // What was bought again after a second consent leaves nothing open about the first time.
    const settled = new Set(attempt.subjects);
    const isOpen = (other: Attempt) =>
      !concerns(attempt, other) || !other.subjects.every((subject) => settled.has(subject));
    void attempts.change(others.filter(isOpen), attempt);
  }
}

/** A read-back or the customer settled these subjects of an attempt; unless named, all of them. */
export function closeAttempt(attempts: Attempts, id: string, subjects?: readonly string[]): void {
  const known = attempts.list();
  const closing = known.find((one) => one.id === id);
  // The run that waits for the reply settles its attempt itself.
  if (closing === undefined || closing.outcome === "pending") return;
  const closed = new Set(subjects ?? closing.subjects);
  const left = closing.subjects.filter((subject) => !closed.has(subject));
  const rest = left.length === 0 ? [] : [{ ...closing, subjects: left }];
  void attempts.change(
    known.flatMap((one) => (one === closing ? rest : [one])),
    { ...closing, subjects: [...closed] },
  );
}
