import { ATTEMPTS_KEY, type Attempt } from "../../src/flows/checkout/attempts.ts";
import { hash } from "../../src/flows/checkout/hash.ts";
import type { MoneyFlow, Secret, Snapshot } from "./flow.ts";
import type { Counts } from "./counts.ts";
import type { Server, Write } from "./server.ts";
import type { MoneyStorage } from "./storage.ts";

/** Milliseconds after which a request can no longer be in progress. */
const WINDOW = 150_000;
/** Milliseconds by which a slow storage may delay a request: a tab counts from the press. */
const SLOW = 10_000;

/** An accepted press of Confirm. */
export interface Consent {
  readonly subjects: readonly string[];
  /** The ids of the attempts that it repeats, if they were acknowledged. */
  readonly named: readonly string[];
  /** The end of the URL to which the customer agreed to send; `null` if there is only one. */
  readonly endpoint: string | null;
  /** The agreed price; `null` if the question showed that it could not be read again. */
  readonly total: Snapshot["total"];
  /** The secrets that the customer entered on this page since it was opened or restored. */
  readonly given: readonly Secret[];
  isUsed: boolean;
}

/** A tab, and the state of its page. */
interface Tab {
  readonly storage: MoneyStorage;
  readonly attempts: readonly Attempt[];
}

/** A write and its stored attempt. */
interface Sent extends Write {
  readonly id: string;
  /** The storage of its tab. */
  readonly storage: MoneyStorage;
}

export const overlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((subject) => other.includes(subject));

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Records all writes and consents, and reports violations. */
export interface Ledger {
  violations: string[];
  /**
   * A consent was given on a page that knows these attempts. `isOutdated` is true if another run
   * has paid for the same since the question opened.
   */
  consent: (
    review: Snapshot,
    page: { attempts: readonly Attempt[]; given: readonly Secret[]; isOutdated: boolean },
  ) => Consent;
  /** This tab sends a write with these consents of its run. */
  write: (write: Write, consents: readonly Consent[], tab: Tab) => void;
  /** The page of a tab was closed. */
  reload: (tab: Tab) => void;
  /** The ids of the attempts for whose reply a page is waiting. */
  awaited: () => readonly string[];
}

export function openLedger(
  flow: MoneyFlow,
  { server, seen }: { server: Server; seen: Counts },
): Ledger {
  const violations: string[] = [];
  const sent: Sent[] = [];

  /** A second write needs a consent that names all earlier ones with an unknown outcome. */
  function checkEarlier(write: Write, { named }: Consent, { storage, attempts }: Tab): void {
    for (const earlier of sent) {
      if (!overlap(earlier.subjects, write.subjects)) continue;
      if (earlier.isAwaited())
        violations.push("a second write was sent while the first was awaited");
      // A harmless request of another tab is visible to this one only for a while.
      const isKnown = attempts.some(({ id }) => id === earlier.id);
      const isElsewhere = flow.isHarmless && earlier.storage !== storage;
      const isPast = isElsewhere && write.at >= earlier.at + WINDOW - SLOW;
      if (isResolved(earlier) || (isPast && !isKnown)) continue;
      if (named.includes(earlier.id) || named.includes(hash(earlier.id))) seen.repetitions += 1;
      else
        violations.push(
          `a second write was sent while the first was open: ${write.subjects.join()}`,
        );
    }
  }

  /** True if nothing about a write is open any more, from the customer's point of view. */
  function isResolved(write: Sent): boolean {
    if (write.isAnswered || wasFoundFree(write)) return true;
    return sent.some(
      (other) =>
        other.at >= write.at &&
        other.isAccepted &&
        write.subjects.every((subject) => other.subjects.includes(subject)),
    );
  }

  /** A registration can find after the window that no request has registered its devices. */
  function wasFoundFree({ subjects, at, worksAt }: Sent): boolean {
    const isOver = Date.now() >= at + WINDOW && worksAt === Infinity;
    return flow.findsFree && isOver && !subjects.some(server.isDone);
  }

  return {
    violations,
    awaited: () => sent.filter((write) => write.isAwaited()).map(({ id }) => id),
    consent: (review, { attempts, given, isOutdated }) => {
      const { isReview, subjects, named, endpoint, isUnread, isAcknowledged } = review;
      const total = isUnread ? null : review.total;
      if (isUnread && !isAcknowledged) violations.push("a sum was sent that could not be read");
      if (!isReview) violations.push("something was sent without a review");
      const isNamed = attempts.every(
        (attempt) => !overlap(attempt.subjects, subjects) || named.includes(attempt.id),
      );
      const isAwaited = attempts.some(
        ({ outcome, subjects: others }) => outcome === "pending" && overlap(others, subjects),
      );
      if (flow.receivesOthers && isAwaited) {
        violations.push("a consent was accepted while an earlier reply was awaited");
      }
      if (flow.receivesOthers && isOutdated) {
        violations.push("a consent was older than another run's payment for the same");
      }
      if (flow.receivesOthers && !isNamed)
        violations.push("a consent did not name a known attempt");
      return { subjects, named, endpoint, total, given, isUsed: false };
    },
    write: (write, consents, tab) => {
      seen.writes += 1;
      if (tab.storage.isBlocked) seen.unstored += 1;
      const consent = consents.find((one) => !one.isUsed && isSame(one.subjects, write.subjects));
      if (consent === undefined) return void violations.push("a write was sent without a consent");
      consent.isUsed = true;
      if (!write.url.endsWith(consent.endpoint ?? "")) {
        violations.push("a write was sent to another address than was agreed to");
      }
      if (consent.total !== null && write.sums?.includes(consent.total as number) === false) {
        violations.push(`${write.sums[0]} is charged, but ${consent.total} was agreed to`);
      }
      const { paidWith } = write;
      if (paidWith !== null && !consent.given.includes(paidWith)) {
        violations.push(`a card was charged without its ${paidWith} on this page`);
      }
      const attempt = tab.attempts.find(
        ({ id, outcome, subjects }) =>
          outcome === "pending" &&
          isSame(subjects, write.subjects) &&
          sent.every(
            (other) => other.id !== id || other.storage !== tab.storage || isResolved(other),
          ),
      );
      if (attempt === undefined) return void violations.push("a write was sent without an attempt");
      const { id } = attempt;
      if (!isStored(tab.storage, id)) {
        violations.push("a write was sent before its attempt was stored");
      }
      // A page that always passes the same time has ids that another tab may have, too.
      checkEarlier(write, consent, {
        ...tab,
        attempts: tab.attempts.filter((one) => one !== attempt),
      });
      sent.push(Object.assign(write, { id, storage: tab.storage }));
    },
    reload: ({ attempts, storage }) => {
      for (const { id, outcome } of attempts) {
        const isOpen = sent.some(
          (write) =>
            write.id === id &&
            !write.isAnswered &&
            (write.storage === storage || outcome === "unknown"),
        );
        if (isOpen && !isStored(storage, id)) violations.push("a reload lost an open attempt");
      }
    },
  };
}

/** True if the storage of a tab contains an attempt. */
export const isStored = (storage: MoneyStorage, id: string): boolean =>
  [JSON.parse(storage.find(ATTEMPTS_KEY) ?? "[]") as Attempt[]]
    .flat()
    .some((attempt) => attempt.id === id);
