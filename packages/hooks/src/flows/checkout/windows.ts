import { isWorking } from "../../page-storage.ts";
import { delay } from "../../delay.ts";
import { newAbort, type Locks } from "../../platform.ts";
import type { Attempt, Attempts, Money } from "./attempts.ts";
import { hash } from "./hash.ts";
import { devicesOf, relatedTo, type Related } from "./sent-records.ts";
import { createSentRecords, type SentRecord } from "./sent-records.ts";
import { canonical, canonicalSubject } from "./subjects.ts";

/** Recorded requests of this browser about the same money. */
export interface Earlier {
  /** Requests of other windows and earlier visits with an unknown outcome. */
  readonly open: readonly Attempt[];
  /**
   * Ids of accepted requests, also of other families about the same devices. A question that opens
   * now is a new purchase and may repeat them.
   */
  readonly accepted: readonly string[];
  /** Recent open requests of other families about the same devices. */
  readonly related: readonly Related[];
}

/** Coordinates the windows of one browser, so that they do not pay for the same thing twice. */
interface Windows {
  /** Runs the work unless another window is sending something for the same customer or device. */
  readonly runExclusively: <Result>(
    attempt: Attempt,
    work: () => Promise<Result>,
  ) => Promise<Result | typeof BUSY>;
  /** Finds the earlier requests when a question opens. */
  readonly findEarlier: (money: Money) => Promise<Earlier>;
  /**
   * Finds the requests that the customer has not agreed to, just before a request is sent: those of
   * other windows about the same money, and those about the same devices. `accepted` are the
   * accepted requests when the question opened; without them, only open ones count as related.
   */
  readonly findUnnamed: (
    attempt: Attempt,
    consentTo: readonly string[],
    accepted?: readonly string[],
  ) => Promise<Pick<Earlier, "open" | "related">>;
  /**
   * Records a request. Returns false if the storage worked before but could not store this record:
   * other windows would then not see the request.
   */
  readonly record: (attempt: Attempt, details: RecordDetails) => Promise<boolean>;
  /** Removes the record of a request that was not carried out. */
  readonly removeRecord: (attempt: Attempt) => Promise<void>;
  /** Updates the record when the outcome of these subjects is known. */
  readonly closeSubjects: (
    attempt: Attempt,
    subjects: readonly string[],
    verdict: "applied" | "not-applied",
  ) => Promise<void>;
}

type RecordDetails = Pick<SentRecord, "status" | "writeTimeout">;

/** Locks are given or refused at once. A browser that does neither for so long has none. */
const LOCK_MS = 10_000;

/** The result of work that was not run because another window holds the lock. */
export const BUSY = "busy";

const created = new WeakMap<Attempts, Windows>();

/** Returns the coordination with other windows for the page that has these attempts. */
export function windowsOf(attempts: Attempts): Windows {
  const windows = created.get(attempts) ?? createWindows(attempts);
  created.set(attempts, windows);
  return windows;
}

function createWindows(attempts: Attempts): Windows {
  const { clock, shared } = attempts;
  const { log, locks, sharedStorage } = shared;
  const records = createSentRecords(attempts);
  /** The time of each record that this page made, by its id. */
  const ownRecords = new Map<string, string>();
  const storesNothing = () => sharedStorage !== undefined && !isWorking(sharedStorage);
  /** True if the storage never worked. Pages then ask the customer to use one window only. */
  let isBlocked = storesNothing();
  /** True once the browser has not answered for a lock. Waiting again would not help. */
  let areSilent = false;

  async function read(): Promise<readonly SentRecord[]> {
    try {
      return await records.read();
    } catch (error) {
      isBlocked = true;
      log({ what: "what other windows have sent could not be read", error });
      return [];
    }
  }

  const isDone = (record: SentRecord) => isAccepted(record) && !records.isInProgress(record);

  /** Records of other windows about this money, each with the subjects in common. */
  function recordsOf(
    money: Money,
    all: readonly SentRecord[],
  ): readonly (readonly [SentRecord, Attempt])[] {
    const subjects = new Map(money.subjects.map((one) => [keyOf(money, one), one]));
    return all.flatMap((record) => {
      const common = record.subjects.flatMap((key) => subjects.get(key) ?? []);
      return common.length === 0 || ownRecords.has(record.id)
        ? []
        : [[record, attemptOf(record, { ...money, subjects: common })] as const];
    });
  }

  return {
    runExclusively: async (attempt, work) => {
      if (locks === undefined || areSilent) return work();
      const customer = hash(`${attempt.family} ${canonical(attempt.owner)}`);
      let runner: "with locks" | "without" | undefined;
      const answered = newAbort();
      const isSilent = delay(LOCK_MS, answered.signal).then(() => {
        if (runner !== undefined || answered.signal.aborted) return new Promise<never>(() => {});
        runner = "without";
        areSilent = true;
        throw new Error(`The browser has not answered for ${LOCK_MS} ms.`);
      });
      const locked = withLocks(locks, [customer, ...devicesOf(attempt)], async () => {
        if (runner !== undefined) return BUSY;
        runner = "with locks";
        return work();
      });
      try {
        return await Promise.race([locked, isSilent]);
      } catch (error) {
        if (runner === "with locks") throw error;
        // A page with an opaque origin has locks, but using them throws.
        log({ what: "other windows cannot be locked out", error });
        runner = "without";
        return work();
      } finally {
        answered.abort();
      }
    },
    findEarlier: async (money) => {
      isBlocked = storesNothing();
      const known = new Set(attempts.list().map(({ id }) => hash(id)));
      const all = await read();
      const found = recordsOf(money, all).filter(([{ id }]) => !known.has(id));
      const related = relatedTo(money, all, clock.now());
      return {
        open: found.filter(([one]) => !isDone(one)).map(([, attempt]) => attempt),
        accepted: [...found.map(([one]) => one).filter(isDone), ...related.filter(isAccepted)].map(
          ({ id }) => id,
        ),
        related: related.filter((one) => !isAccepted(one)),
      };
    },
    findUnnamed: async (attempt, consentTo, accepted) => {
      const named = new Set([...consentTo, ...(accepted ?? [])].flatMap((id) => [id, hash(id)]));
      const all = await read();
      const isNew = ({ id }: Pick<SentRecord, "id">) => !named.has(id);
      return {
        open: recordsOf(attempt, all)
          .filter(([record]) => isNew(record))
          .map(([, earlier]) => earlier),
        related: relatedTo(attempt, all, clock.now())
          .filter(isNew)
          .filter((one) => accepted !== undefined || !isAccepted(one)),
      };
    },
    record: async (attempt, { status, writeTimeout }) => {
      const id = hash(attempt.id);
      // Not the time of the press: it comes from the page, which may pass any time.
      const at = ownRecords.get(id) ?? clock.now().toISOString();
      ownRecords.set(id, at);
      const subjects = attempt.subjects.map((subject) => keyOf(attempt, subject));
      const monotonicAt = attempt.monotonicAt ?? clock.monotonicNow();
      const { family, amount } = attempt;
      const times = { at, monotonicAt, writeTimeout };
      const devices = devicesOf(attempt);
      const known = { ...(attempt.key !== undefined && { key: attempt.key }) };
      const mine: SentRecord = {
        id,
        family,
        subjects,
        devices,
        ...times,
        amount,
        status,
        ...known,
      };
      const isKept = await records.change((all) => [
        // A success closes earlier requests for the same subjects, because its consent named them.
        ...omit(all, status === "accepted" ? subjects : []).filter((one) => one.id !== id),
        mine,
      ]);
      return isKept || isBlocked;
    },
    removeRecord: async (attempt) => {
      const id = hash(attempt.id);
      await records.change((all) => all.filter((one) => one.id !== id));
    },
    closeSubjects: async (attempt, subjects, verdict) => {
      const id = hash(attempt.id);
      const closed = subjects.map((subject) => keyOf(attempt, subject));
      await records.change((all) => {
        const others = all.filter((one) => one.id !== id);
        const mine = all.filter((one) => one.id === id);
        const applied = verdict === "applied" ? mine : [];
        const accepted = applied.map((one) => ({
          ...one,
          subjects: closed,
          status: "accepted" as const,
        }));
        return [...others, ...omit(mine, closed), ...accepted];
      });
    },
  };
}

const isAccepted = ({ status }: Pick<SentRecord, "status">): boolean => status === "accepted";

/** Runs the work with a lock for each key, unless another window has one of them. */
async function withLocks<Result>(
  locks: Locks,
  [key, ...keys]: readonly string[],
  work: () => Promise<Result>,
): Promise<Result | typeof BUSY> {
  if (key === undefined) return work();
  return locks.request(`waypost ${key}`, { ifAvailable: true }, async (lock) =>
    lock === null ? BUSY : withLocks(locks, keys, work),
  );
}

/** The records without these subjects. Records without any subject left are removed. */
const omit = (records: readonly SentRecord[], subjects: readonly string[]): readonly SentRecord[] =>
  records
    .map((one) => ({ ...one, subjects: one.subjects.filter((key) => !subjects.includes(key)) }))
    .filter((one) => one.subjects.length > 0);

const attemptOf = ({ id, at, monotonicAt, amount, key }: SentRecord, money: Money): Attempt => ({
  ...money,
  ...(key !== undefined && { key }),
  id,
  at,
  monotonicAt,
  amount,
  last4: null,
  evidence: [],
  origin: "other-window",
  outcome: "unknown",
});

const keyOf = ({ family, owner }: Money, subject: string): string =>
  hash(`${family} ${canonical(owner)} ${canonicalSubject(subject)}`);
