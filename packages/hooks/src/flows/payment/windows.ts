import { keeps } from "../../page-storage.ts";
import type { Attempt, Attempts, Money } from "./attempts.ts";
import { hash } from "./hash.ts";
import { devicesOf, relatedTo, type Related } from "./related.ts";
import { createSentRecords, type SentRecord } from "./sent-records.ts";
import { canonical, canonicalSubject } from "./subjects.ts";

/** The recorded requests of this browser for the same money. */
export interface Earlier {
  /** Requests of other windows and earlier visits whose outcome is not known here. */
  readonly open: readonly Attempt[];
  /** Ids of accepted ones. A question that opens now is a new purchase, and may name them. */
  readonly accepted: readonly string[];
  /** What was sent about the same device in other families. */
  readonly related: readonly Related[];
}

/** Coordinates the windows of one browser, so that they do not pay for the same thing twice. */
interface Windows {
  /** Does the work unless another window is sending something for the same customer. */
  readonly alone: <Result>(
    attempt: Attempt,
    work: () => Promise<Result>,
  ) => Promise<Result | typeof BUSY>;
  /** For a question that opens. */
  readonly look: (money: Money) => Promise<Earlier>;
  /** For a request that is about to leave: what it must not repeat without a consent. */
  readonly sentElsewhere: (
    attempt: Attempt,
    consentTo: readonly string[],
  ) => Promise<readonly Attempt[]>;
  /**
   * Records a request. Returns false if the storage kept records until now and does not keep this
   * one: another window could then not know of it.
   */
  readonly record: (attempt: Attempt, details: RecordDetails) => Promise<boolean>;
  /** Removes the record of a request that was not carried out. */
  readonly takeBack: (attempt: Attempt) => Promise<void>;
  /** The outcome of these subjects of a request is known now. */
  readonly close: (
    attempt: Attempt,
    subjects: readonly string[],
    verdict: "applied" | "not-applied",
  ) => Promise<void>;
}

type RecordDetails = Pick<SentRecord, "status" | "writeTimeout">;

/** Another window is sending something for the same customer. */
export const BUSY = "busy";

const created = new WeakMap<Attempts, Windows>();

/** The other windows of the page that keeps these attempts. */
export function windowsOf(attempts: Attempts): Windows {
  const windows = created.get(attempts) ?? createWindows(attempts);
  created.set(attempts, windows);
  return windows;
}

function createWindows(attempts: Attempts): Windows {
  const { clock, shared } = attempts;
  const { log, locks, sharedStorage } = shared;
  const records = createSentRecords(attempts);
  /** The records of this page: when each was made, by its id. */
  const own = new Map<string, string>();
  const keepsNothing = () => sharedStorage !== undefined && !keeps(sharedStorage);
  /** The storage never kept anything. Pages then ask to use one window only. */
  let isBlocked = keepsNothing();

  async function read(): Promise<readonly SentRecord[]> {
    try {
      return await records.read();
    } catch (error) {
      isBlocked = true;
      log({ what: "what other windows have sent could not be read", error });
      return [];
    }
  }

  /** Records of others about this money, each with the subjects in common. */
  async function recordsOf(money: Money): Promise<readonly (readonly [SentRecord, Attempt])[]> {
    const subjects = new Map(money.subjects.map((one) => [keyOf(money, one), one]));
    return (await read()).flatMap((record) => {
      const common = record.subjects.flatMap((key) => subjects.get(key) ?? []);
      return common.length === 0 || own.has(record.id)
        ? []
        : [[record, attemptOf(record, { ...money, subjects: common })] as const];
    });
  }

  return {
    alone: async (attempt, work) => {
      if (locks === undefined) return work();
      const name = `waypost ${hash(`${attempt.family} ${canonical(attempt.owner)}`)}`;
      let hasBegun = false;
      try {
        return await locks.request(name, { ifAvailable: true }, async (lock) => {
          if (lock === null) return BUSY;
          hasBegun = true;
          return work();
        });
      } catch (error) {
        if (hasBegun) throw error;
        // A page of an opaque origin has locks that it must not use.
        log({ what: "other windows cannot be kept from sending the same", error });
        return work();
      }
    },
    look: async (money) => {
      isBlocked = keepsNothing();
      const known = new Set(attempts.list().map(({ id }) => hash(id)));
      const found = (await recordsOf(money)).filter(([{ id }]) => !known.has(id));
      const isDone = ([record]: (typeof found)[number]) =>
        record.status === "accepted" && !records.isInProgress(record);
      return {
        open: found.filter((one) => !isDone(one)).map(([, attempt]) => attempt),
        accepted: found.filter(isDone).map(([{ id }]) => id),
        related: relatedTo(money, await read(), clock.now()),
      };
    },
    sentElsewhere: async (attempt, consentTo) => {
      const named = new Set(consentTo.flatMap((id) => [id, hash(id)]));
      const found = await recordsOf(attempt);
      return found.filter(([{ id }]) => !named.has(id)).map(([, earlier]) => earlier);
    },
    record: async (attempt, { status, writeTimeout }) => {
      const id = hash(attempt.id);
      // The time of a press comes from the page, which may give any.
      const at = own.get(id) ?? clock.now().toISOString();
      own.set(id, at);
      const subjects = attempt.subjects.map((subject) => keyOf(attempt, subject));
      const monotonicAt = attempt.monotonicAt ?? clock.monotonicNow();
      const { family, amount } = attempt;
      const times = { at, monotonicAt, writeTimeout };
      const devices = devicesOf(attempt);
      const mine: SentRecord = { id, family, subjects, devices, ...times, amount, status };
      const isKept = await records.change((all) => [
        // What was paid for with a consent that names the earlier request is open no longer.
        ...omit(all, status === "accepted" ? subjects : []).filter((one) => one.id !== id),
        mine,
      ]);
      return isKept || isBlocked;
    },
    takeBack: async (attempt) => {
      const id = hash(attempt.id);
      await records.change((all) => all.filter((one) => one.id !== id));
    },
    close: async (attempt, subjects, verdict) => {
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

/** The records without these subjects; one without any is left out. */
const omit = (records: readonly SentRecord[], subjects: readonly string[]): readonly SentRecord[] =>
  records
    .map((one) => ({ ...one, subjects: one.subjects.filter((key) => !subjects.includes(key)) }))
    .filter((one) => one.subjects.length > 0);

const attemptOf = ({ id, at, monotonicAt, amount }: SentRecord, money: Money): Attempt => ({
  ...money,
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
