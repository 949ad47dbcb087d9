import type { Clock, DraftStorage, Locks, Logger } from "../../platform.ts";
import { isNumber, isText, listOf, orNull, recordOf } from "../engine/checks.ts";
import type { DraftStore } from "../engine/draft-store.ts";

/** Where the attempts are kept in the storage. */
export const ATTEMPTS_KEY = "waypost.attempts";

/** One press that pays for something or ends it. Kept over a reload; holds no secret and no token. */
export interface Attempt {
  readonly id: string;
  /** Attempts of one family and owner are about the same money, whatever page or address sends them. */
  readonly family: string;
  /** The customer's id as text; "" for one who is still unknown. */
  readonly owner: string;
  /** What is paid for or ended: `imei:350000000000001`, `pack:sms_100`. Empty when unreadable. */
  readonly subjects: readonly string[];
  /** USD; `null` where no money moves or the amount is not known any more. */
  readonly amount: number | null;
  /** Last four digits of the card that pays, where there is one. */
  readonly last4: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds on the page's monotonic clock when the call left; `null` before and where unknown. */
  readonly monotonicAt: number | null;
  /** Who sent it: this page, one that was here before a reload, or another window. */
  readonly origin: "this-page" | "earlier-page" | "other-window";
  /** What was true before the call left, for a read-back: the subjects that a list held. */
  readonly evidence: readonly string[];
  /** `pending` while this page waits for the reply. */
  readonly outcome: "pending" | "unknown";
}

/** What is paid for or ended, and for whom. */
export type Money = Pick<Attempt, "family" | "owner" | "subjects">;

/**
 * All attempts whose outcome is unknown. `accepted` is an attempt that has just succeeded, or the
 * part of one that a look-up or the customer has closed. Earlier reads are then out of date.
 */
export interface AttemptChange {
  readonly attempts: readonly Attempt[];
  readonly accepted?: Attempt;
}

/** What a page has in common with the other windows of the browser: their locks, the network. */
interface Shared {
  readonly log: Logger;
  readonly locks?: Locks | undefined;
  readonly sharedStorage?: DraftStorage | undefined;
  readonly isOffline?: (() => boolean) | undefined;
}

/** The attempts whose outcome is not known, shared by all flows of a page and kept in its storage. */
export interface Attempts {
  /** The clocks of the page. */
  readonly clock: Clock;
  /** What the page has in common with the other windows of the browser. */
  readonly shared: Shared;
  readonly list: () => readonly Attempt[];
  /** Settles when everything that the storage has to tell is here. */
  readonly arriving: () => Promise<void> | undefined;
  /** Reads the stored list again: a later page of the same tab may have changed it. */
  readonly refresh: () => void;
  /** Stores the list and tells of it; a promise where the storage answers later. */
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

const NONE: readonly Attempt[] = [];

const isPending = ({ outcome }: Attempt): boolean => outcome === "pending";

export function createAttempts(drafts: DraftStore, clock: Clock, shared: Shared): Attempts {
  const listeners = new Set<(change: AttemptChange) => void>();
  let known: readonly Attempt[] | undefined;

  function list(): readonly Attempt[] {
    if (known !== undefined) return known;
    const stored = drafts.read(ATTEMPTS_KEY);
    // Another draft may be on its way when this one is here.
    const hasArrived = stored !== undefined || drafts.arriving() === undefined;
    if (!hasArrived) return NONE;
    known = restoredAttempts(stored);
    return known;
  }

  function publish(change: AttemptChange): void {
    for (const listener of listeners) listener(change);
  }

  /** What this page is still waiting for stays as it is. */
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
      // Where there is no room for the list, an older one guards better than none.
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

const restoredAttempts = (stored: unknown): readonly Attempt[] =>
  stored === null ? [] : [stored].flat().map((one, at) => restoredAttempt(one, `${at}`));

/**
 * An attempt as the storage held it. The page that waited for the reply is gone, so its outcome is
 * unknown. One that cannot be read must not vanish into a second payment: it may be about anything,
 * and `name` is what it is told apart by.
 */
export function restoredAttempt(stored: unknown, name: string): Attempt {
  const unreadable = {
    id: `unreadable ${name}`,
    family: "",
    owner: "",
    subjects: [],
    amount: null,
    last4: null,
    at: "",
    evidence: [],
  };
  const known = isAttempt(stored) ? (stored as Attempt) : { ...unreadable, monotonicAt: null };
  const monotonicAt = isNumber(known.monotonicAt) ? known.monotonicAt : null;
  const isElsewhere = "origin" in known && known.origin === "other-window";
  const origin = isElsewhere ? "other-window" : "earlier-page";
  return { ...known, monotonicAt, origin, outcome: "unknown" };
}
