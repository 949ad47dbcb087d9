import type { Attempt, Attempts } from "./attempts.ts";

type Money = Pick<Attempt, "family" | "owner" | "subjects">;

/** Whether an attempt is about this money. One that cannot be read may be about any. */
export const concerns = (money: Money, { family, owner, subjects }: Money): boolean =>
  subjects.length === 0 ||
  (money.family === family &&
    money.owner === owner &&
    subjects.some((subject) => money.subjects.includes(subject)));

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
      concerns(attempt, other) && (other.outcome === "pending" || !consentTo.includes(other.id)),
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
    const isOpen = (other: Attempt) =>
      !concerns(attempt, other) ||
      !other.subjects.every((subject) => attempt.subjects.includes(subject));
    void attempts.change(others.filter(isOpen), attempt);
  }
}

/** A read-back or the customer settled these subjects of an attempt; unless named, all of them. */
export function closeAttempt(attempts: Attempts, id: string, subjects?: readonly string[]): void {
  const next = attempts.list().flatMap((one) => {
    if (one.id !== id) return [one];
    const left = one.subjects.filter((subject) => !(subjects ?? one.subjects).includes(subject));
    return left.length === 0 ? [] : [{ ...one, subjects: left }];
  });
  void attempts.change(next);
}
