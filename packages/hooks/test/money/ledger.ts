import { ATTEMPTS_KEY, type Attempt } from "../../src/flows/attempts.ts";
import type { MoneyFlow, Snapshot } from "./flow.ts";
import type { Server, Write } from "./server.ts";
import type { MoneyStorage } from "./storage.ts";

/** Milliseconds after which nothing of a request can be on its way. */
const WINDOW = 150_000;

/** A press of Confirm that was accepted. */
export interface Consent {
  readonly subjects: readonly string[];
  /** The ids of the attempts that it repeats, as far as they were acknowledged. */
  readonly named: readonly string[];
  /** The end of the address to which the customer agreed to send; `null` where there is only one. */
  readonly endpoint: string | null;
  /** What it was to cost. */
  readonly total: Snapshot["total"];
  isUsed: boolean;
}

/** A write, and the attempt that was stored for it. */
interface Sent extends Write {
  readonly id: string;
  /** Its attempt was in the storage when it left. */
  readonly wasStored: boolean;
  /** Its attempt was forgotten because the storage refused to keep it. */
  isForgotten: boolean;
}

/** How often something happened, so that a test can see that it tested anything. */
export interface Seen {
  writes: number;
  /** Writes for what an earlier write may have paid for, with a consent that names it. */
  repetitions: number;
  /** Outcomes that nobody knew. */
  unknown: number;
  /** Starts of a run that found an attempt of an earlier page. */
  toldAfterReload: number;
  /** Consents that came to nothing, because another attempt was in the way. */
  blocked: number;
  /** Sums that changed while a review showed them. */
  newSums: number;
}

export const nothingSeen = (): Seen => ({
  writes: 0,
  repetitions: 0,
  unknown: 0,
  toldAfterReload: 0,
  blocked: 0,
  newSums: 0,
});

export const overlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((subject) => other.includes(subject));

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** The book of all writes and consents, and of what must never happen. */
export interface Ledger {
  violations: string[];
  /**
   * A consent was given on a page that knows these attempts; `isOutdated` when another run has paid
   * for the same since it was asked for.
   */
  consent: (review: Snapshot, attempts: readonly Attempt[], isOutdated: boolean) => Consent;
  /** A write leaves now, with these consents of its run and these attempts of its page. */
  write: (write: Write, consents: readonly Consent[], attempts: readonly Attempt[]) => void;
  /** A page has gone that knew of these attempts. */
  reload: (attempts: readonly Attempt[]) => void;
  /** Whether the storage holds an attempt. */
  isStored: (id: string) => boolean;
  /** The ids of the attempts whose reply a page waits for. */
  awaited: () => readonly string[];
}

export function openLedger(
  flow: MoneyFlow,
  { server, storage, seen }: { server: Server; storage: MoneyStorage; seen: Seen },
): Ledger {
  const violations: string[] = [];
  const sent: Sent[] = [];

  const isStored = (id: string) =>
    [JSON.parse(storage.items.get(ATTEMPTS_KEY) ?? "[]") as Attempt[]]
      .flat()
      .some((attempt) => attempt.id === id);

  /** A second write needs a consent that names each earlier one whose outcome is open. */
  function checkEarlier(write: Write, { named }: Consent): void {
    for (const earlier of sent) {
      if (!overlap(earlier.subjects, write.subjects)) continue;
      if (earlier.isAwaited()) violations.push("a second write left while the first was awaited");
      if (isResolved(earlier)) continue;
      if (named.includes(earlier.id)) seen.repetitions += 1;
      else
        violations.push(`a second write left while the first was open: ${write.subjects.join()}`);
    }
  }

  /** Nothing is open about a write any more, as far as its customer can know. */
  function isResolved(write: Sent): boolean {
    if (write.isAnswered || write.isForgotten || wasFoundFree(write)) return true;
    return sent.some(
      (other) =>
        other.at >= write.at &&
        other.isAccepted &&
        write.subjects.every((subject) => other.subjects.includes(subject)),
    );
  }

  /** A registration can find after the window what no request will change any more. */
  function wasFoundFree({ subjects, at, worksAt }: Sent): boolean {
    const isOver = Date.now() >= at + WINDOW && worksAt === Infinity;
    return flow.looksForFree && isOver && !subjects.some(server.isDone);
  }

  return {
    violations,
    isStored,
    awaited: () => sent.filter((write) => write.isAwaited()).map(({ id }) => id),
    consent: ({ isReview, subjects, named, endpoint, total }, attempts, isOutdated) => {
      if (!isReview) violations.push("something was sent that no review had asked about");
      const isNamed = attempts.every(
        (attempt) => !overlap(attempt.subjects, subjects) || named.includes(attempt.id),
      );
      const isAwaited = attempts.some(
        ({ outcome, subjects: others }) => outcome === "pending" && overlap(others, subjects),
      );
      if (flow.hearsOfOthers && isAwaited) {
        violations.push("a consent was taken while an earlier reply was awaited");
      }
      if (flow.hearsOfOthers && isOutdated) {
        violations.push("a consent was older than another run's payment for the same");
      }
      if (flow.hearsOfOthers && !isNamed) violations.push("a consent left out a known attempt");
      return { subjects, named, endpoint, total, isUsed: false };
    },
    write: (write, consents, attempts) => {
      seen.writes += 1;
      const consent = consents.find((one) => !one.isUsed && isSame(one.subjects, write.subjects));
      if (consent === undefined) return void violations.push("a write left without a consent");
      consent.isUsed = true;
      if (!write.url.endsWith(consent.endpoint ?? "")) {
        violations.push("a write went to another address than was agreed to");
      }
      if (write.sums?.includes(consent.total as number) === false) {
        violations.push(`${write.sums[0]} is charged where ${consent.total} was agreed to`);
      }
      const attempt = attempts.find(
        ({ id, outcome, subjects }) =>
          outcome === "pending" &&
          isSame(subjects, write.subjects) &&
          sent.every((other) => other.id !== id || isResolved(other)),
      );
      if (attempt === undefined) return void violations.push("a write left without an attempt");
      const { id } = attempt;
      const wasStored = isStored(id);
      if (!wasStored && !storage.hasRefused(ATTEMPTS_KEY)) {
        violations.push("a write left before its attempt was stored");
      }
      checkEarlier(write, consent);
      sent.push(Object.assign(write, { id, wasStored, isForgotten: false }));
    },
    reload: (attempts) => {
      for (const { id } of attempts) {
        const lost = sent.find((write) => write.id === id && !write.isAnswered);
        if (lost === undefined || isStored(id)) continue;
        if (lost.wasStored) violations.push("a reload lost an open attempt");
        lost.isForgotten = true;
      }
    },
  };
}
