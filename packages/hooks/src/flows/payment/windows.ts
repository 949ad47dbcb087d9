import type { Attempt, Attempts } from "./attempts.ts";
import { isNumber, isText, listOf, recordOf } from "../engine/checks.ts";
import { timeToSettle } from "./time-to-settle.ts";

/** Where the records of all windows are kept, under this key of the shared storage. */
export const SENT_KEY = "waypost.sent";

/**
 * What one window leaves for the others of a request that it sends: hashes of 32 bits, which tell
 * no one whom it is about, and the times. It counts until nothing of the request can be on its way.
 */
interface SentRecord {
  readonly id: string;
  readonly subjects: readonly string[];
  readonly at: string;
  readonly monotonicAt: number;
  /** Milliseconds. */
  readonly writeTimeout: number;
}

/** What the windows of one browser tell each other, so that they do not pay for the same twice. */
interface Windows {
  /** Does the work unless another window is sending something for the same customer. */
  readonly alone: <Result>(
    attempt: Attempt,
    work: () => Promise<Result>,
  ) => Promise<Result | typeof BUSY>;
  /** What other windows have sent of this a short while ago, apart from what the consent names. */
  readonly sentElsewhere: (
    attempt: Attempt,
    consentTo: readonly string[],
  ) => Promise<readonly Attempt[]>;
  /** Leaves a record of a request for the other windows; `writeTimeout` in milliseconds. */
  readonly tell: (attempt: Attempt, writeTimeout: number) => Promise<void>;
  /** Removes the record of a request that was not carried out. */
  readonly takeBack: (attempt: Attempt) => Promise<void>;
}

/** Another window is sending something for the same customer. */
export const BUSY = "busy";

const created = new WeakMap<Attempts, Windows>();

/** The other windows of the page that keeps these attempts. */
export function windowsOf(attempts: Attempts): Windows {
  const windows = created.get(attempts) ?? createWindows(attempts);
  created.set(attempts, windows);
  return windows;
}

function createWindows({ clock, shared }: Attempts): Windows {
  const { log, locks, sharedStorage } = shared;
  /** Ids of the records of this page. */
  const own = new Set<string>();

  async function read(): Promise<readonly SentRecord[]> {
    try {
      const text = (await sharedStorage?.getItem(SENT_KEY)) ?? "[]";
      const known: unknown = JSON.parse(text);
      if (!Array.isArray(known)) return [];
      return (known.filter(isSentRecord) as SentRecord[]).filter(isRecent);
    } catch (error) {
      log({ what: "what other windows have sent could not be read", error });
      return [];
    }
  }

  const others = async (id: string): Promise<readonly SentRecord[]> =>
    (await read()).filter((record) => record.id !== id);

  const isRecent = (record: SentRecord): boolean =>
    timeToSettle({ ...record, origin: "other-window" }, clock, record.writeTimeout) > 0;

  async function write(records: readonly SentRecord[]): Promise<void> {
    try {
      if (records.length === 0) await sharedStorage?.removeItem(SENT_KEY);
      else await sharedStorage?.setItem(SENT_KEY, JSON.stringify(records));
    } catch (error) {
      log({ what: "other windows could not be told of a request", error });
    }
  }

  return {
    alone: async (attempt, work) => {
      if (locks === undefined) return work();
      const name = `waypost ${hash(`${attempt.family} ${attempt.owner}`)}`;
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
    sentElsewhere: async (attempt, consentTo) => {
      const named = new Set(consentTo.flatMap((id) => [id, hash(id)]));
      const subjects = new Map(attempt.subjects.map((one) => [keyOf(attempt, one), one]));
      const records = await read();
      return records.flatMap((record) => {
        const { at, monotonicAt } = record;
        const common = record.subjects.flatMap((key) => subjects.get(key) ?? []);
        if (common.length === 0 || own.has(record.id) || named.has(record.id)) return [];
        const sent = {
          id: record.id,
          at,
          monotonicAt,
          subjects: common,
          amount: null,
          last4: null,
        };
        return [{ ...attempt, ...sent, origin: "other-window", outcome: "unknown" } as const];
      });
    },
    tell: async (attempt, writeTimeout) => {
      const id = hash(attempt.id);
      own.add(id);
      const subjects = attempt.subjects.map((subject) => keyOf(attempt, subject));
      const monotonicAt = attempt.monotonicAt ?? clock.monotonicNow();
      const mine = { id, subjects, at: attempt.at, monotonicAt, writeTimeout };
      await write([...(await others(id)), mine]);
    },
    takeBack: async (attempt) => write(await others(hash(attempt.id))),
  };
}

const isSentRecord = recordOf({
  id: isText,
  subjects: listOf(isText),
  at: isText,
  monotonicAt: isNumber,
  writeTimeout: isNumber,
});

const keyOf = ({ family, owner }: Attempt, subject: string): string =>
  hash(`${family} ${owner} ${subject}`);

/**
 * FNV-1a with 32 bits: so short that a hash stands for thousands of IMEIs and tells none of them,
 * and long enough that two customers of one browser do not meet.
 */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
