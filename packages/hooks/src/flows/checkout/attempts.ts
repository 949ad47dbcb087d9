import type { Clock, DraftStorage, Locks, Logger } from "../../platform.ts";
import { isNumber, isText, listOf, orNull, recordOf } from "../engine/checks.ts";
import type { Consent, GivenConsent } from "./consent.ts";
import type { DraftStore } from "../engine/draft-store.ts";

/** The storage key of the attempts. */
export const ATTEMPTS_KEY = "waypost.attempts";

/**
 * One press of Confirm that pays for something or ends it. Stored for a reload; contains no secret
 * and no token.
 */
export interface Attempt {
  readonly id: string;
  /**
   * Attempts with the same family and owner concern the same money, whatever page or address sends
   * them.
   */
  readonly family: string;
  /** The customer's id as text; "" for a customer without one. */
  readonly owner: string;
  /**
   * The things that are paid for or ended: `imei:350000000000001`, `pack:sms_100`. Empty if it cannot be
   * parsed.
   */
  readonly subjects: readonly string[];
  /** USD; `null` if no money moves or the amount is no longer known. */
  readonly amount: number | null;
  /** The last four digits of the card that pays; `null` without a card. */
  readonly last4: string | null;
  /** Time of the press, ISO 8601. */
  readonly at: string;
  /**
   * Time of sending, in milliseconds of the page's monotonic clock; `null` before, or if unknown.
   */
  readonly monotonicAt: number | null;
  /** The sender: this page, an earlier page of this tab, or another window. */
  readonly origin: "this-page" | "earlier-page" | "other-window";
  /** State before the request was sent, for a read-back: for example the subjects in a list. */
  readonly evidence: readonly string[];
  /** `pending` while this page waits for the reply. */
  readonly outcome: "pending" | "unknown";
  /** The order as the flow stored it for the receipt, if the reply is lost; without secrets. */
  readonly order?: unknown;
  /** The random UUID by which a gate knows the request; missing without a gate. Never logged. */
  readonly key?: string;
}

/** The subjects that are paid for or ended, and their customer. */
export type Money = Pick<Attempt, "family" | "owner" | "subjects">;

/**
 * The attempts with an unknown outcome. `accepted` is an attempt that has just succeeded, or the
 * part of one that a read-back or the customer has closed; earlier reads are then stale.
 */
export interface AttemptChange {
  readonly attempts: readonly Attempt[];
  readonly accepted?: Attempt;
}

/**
 * The parts that a page shares with the other windows of the browser: their locks, the shared
 * storage, the network and the gate.
 */
interface Shared {
  readonly log: Logger;
  readonly locks?: Locks | undefined;
  readonly sharedStorage?: DraftStorage | undefined;
  readonly isOffline?: (() => boolean) | undefined;
  /**
   * With a gate in front of the API: returns a consent as it travels with a request, with the
   * language and the currency of the page.
   */
  readonly gate?: ((consent: GivenConsent) => Consent) | false | undefined;
}

/** The clock of a page, and its currency, `USD` by default. */
type PageClock = Clock & { readonly currency?: string };

/** The attempts with an unknown outcome, shared by all flows of a page and stored in its storage. */
export interface Attempts {
  readonly clock: PageClock;
  readonly shared: Shared;
  readonly list: () => readonly Attempt[];
  /** Settles when the attempts have loaded; undefined if no read is pending. */
  readonly arriving: () => Promise<void> | undefined;
  /** Reads the stored list again, because a later page of the same tab may have changed it. */
  readonly refresh: () => void;
  /**
   * Stores the list and notifies the subscribers. Returns a promise if the storage is asynchronous.
   */
  readonly change: (next: readonly Attempt[], accepted?: Attempt) => Promise<void> | undefined;
  readonly subscribe: (listener: (change: AttemptChange) => void) => () => void;
}

const isAttempt = recordOf({
  id: isText,
  at: isText,
  subjects: listOf(isText),
  amount: orNull(isNumber),
  last4: orNull(isText),
});

const NO_ATTEMPTS: readonly Attempt[] = [];

const isPending = ({ outcome }: Attempt): boolean => outcome === "pending";

export function createAttempts(drafts: DraftStore, clock: Clock, shared: Shared): Attempts {
  const listeners = new Set<(change: AttemptChange) => void>();
  let known: readonly Attempt[] | undefined;

  function list(): readonly Attempt[] {
    if (known !== undefined) return known;
    const stored = drafts.read(ATTEMPTS_KEY);
    // Another draft may still be loading when this one has arrived.
    const hasArrived = stored !== undefined || drafts.arriving() === undefined;
    if (!hasArrived) return NO_ATTEMPTS;
    known = restoreAttempts(stored);
    return known;
  }

  function publish(change: AttemptChange): void {
    for (const listener of listeners) listener(change);
  }

  /** Attempts for which this page awaits a reply are not replaced. */
  function reread(): void {
    const awaited = new Map(known?.filter(isPending).map((one) => [one.id, one]));
    known = undefined;
    known = list().map((one) => awaited.get(one.id) ?? one);
    publish({ attempts: known });
  }

  return {
    clock,
    shared,
    list,
    arriving: drafts.arriving,
    change: (attempts, accepted) => {
      known = attempts;
      const entry = { [ATTEMPTS_KEY]: attempts.length === 0 ? null : attempts };
      // If the storage has no room for the list, an older list guards better than none.
      const keepsOld = true;
      const stored = drafts.write(entry, keepsOld);
      publish(accepted === undefined ? { attempts } : { attempts, accepted });
      return stored;
    },
    refresh: () => {
      drafts.forget();
      drafts.read(ATTEMPTS_KEY);
      const arriving = drafts.arriving();
      if (arriving === undefined) reread();
      else void arriving.then(reread);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const restoreAttempts = (stored: unknown): readonly Attempt[] =>
  stored === null ? [] : [stored].flat().map((one, at) => restoreAttempt(one, `${at}`));

/**
 * Restores an attempt from the storage. The page that waited for the reply is gone, so the outcome
 * is unknown. A stored attempt that cannot be parsed still counts: dropping it would allow a second
 * payment. It may be about anything, and `name` identifies it.
 */
export function restoreAttempt(stored: unknown, name: string): Attempt {
  const placeholder = {
    id: `unreadable ${name}`,
    family: "",
    owner: "",
    subjects: [],
    amount: null,
    last4: null,
    at: "",
    evidence: [],
  };
  const known = isAttempt(stored) ? (stored as Attempt) : { ...placeholder, monotonicAt: null };
  const monotonicAt = isNumber(known.monotonicAt) ? known.monotonicAt : null;
  const sentFromOtherWindow = "origin" in known && known.origin === "other-window";
  const origin = sentFromOtherWindow ? "other-window" : "earlier-page";
  return { ...known, monotonicAt, origin, outcome: "unknown" };
}
