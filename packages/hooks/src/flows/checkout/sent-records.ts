import type { Attempts, Money } from "./attempts.ts";
import { isNumber, isText, listOf, recordOf } from "../engine/checks.ts";
import { timeToSettle } from "./time-to-settle.ts";
import type { PlainCode } from "../../messages/messages.ts";
import { hash } from "./hash.ts";
import { canonicalSubject, imeiOfSubject } from "./subjects.ts";

/** The key of the records in the storage that all windows share. */
export const SENT_KEY = "waypost.sent";

/**
 * The record of a request that one window of the browser sent. Customer and subjects are 32-bit
 * hashes, so that a record identifies nobody.
 */
export interface SentRecord {
  readonly id: string;
  readonly subjects: readonly string[];
  /** The family of the request. `devices` are hashes of its devices alone, for other families. */
  readonly family: string;
  readonly devices: readonly string[];
  /** Time of sending, ISO 8601. */
  readonly at: string;
  readonly monotonicAt: number;
  /** Milliseconds. */
  readonly writeTimeout: number;
  /** USD; `null` if no money moves. */
  readonly amount: number | null;
  /**
   * `open` until the outcome is known. A `harmless` request may be repeated as soon as it can no
   * longer be in progress.
   */
  readonly status: "open" | "harmless" | "accepted";
  /** The key of the request at a gate, so that every window can ask for its outcome. */
  readonly key?: string;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Milliseconds until a record expires. An accepted one remains for windows whose question was
 * already open.
 */
const LIFETIME_MS: Readonly<Record<SentRecord["status"], number>> = {
  open: 30 * DAY,
  accepted: DAY,
  harmless: 0,
};

/** The shared records of all windows of the browser. */
interface SentRecords {
  /**
   * The records that have not expired.
   * @throws errors of the storage
   */
  readonly read: () => Promise<readonly SentRecord[]>;
  /** Updates the records. Returns false if the storage did not store them; the reason is logged. */
  readonly change: (
    update: (records: readonly SentRecord[]) => readonly SentRecord[],
  ) => Promise<boolean>;
  /** True while the request of a record can still be in progress. */
  readonly isInProgress: (record: SentRecord) => boolean;
}

export function createSentRecords({
  clock,
  shared,
}: Pick<Attempts, "clock" | "shared">): SentRecords {
  const { log, sharedStorage: storage } = shared;

  const isInProgress = (record: SentRecord): boolean =>
    timeToSettle({ ...record, origin: "other-window" }, clock, record.writeTimeout) > 0;

  /** Uses the absolute difference, because the clock may have been set back since. */
  const isCurrent = ({ at, status }: SentRecord): boolean =>
    Math.abs(clock.now().getTime() - Date.parse(at)) <= LIFETIME_MS[status];

  const parse = (text: string | null): readonly SentRecord[] => {
    const stored: unknown = JSON.parse(text ?? "[]");
    const records = Array.isArray(stored) ? stored.filter(isSentRecord) : [];
    return records
      .map((one) => ({ ...EARLIER_FORMAT, ...one }))
      .filter((one) => isInProgress(one) || isCurrent(one));
  };

  const orEmpty = (text: string | null): readonly SentRecord[] => {
    try {
      return parse(text);
    } catch {
      return [];
    }
  };

  return {
    isInProgress,
    read: async () => parse((await storage?.getItem(SENT_KEY)) ?? null),
    change: async (update) => {
      if (storage === undefined) return true;
      try {
        // No `await` if the storage answers synchronously: another window could write in between.
        const answer = storage.getItem(SENT_KEY);
        const records = update(orEmpty(isAnswer(answer) ? answer : await answer));
        const text = records.length === 0 ? null : JSON.stringify(records);
        if (text === null) await storage.removeItem(SENT_KEY);
        else await storage.setItem(SENT_KEY, text);
        return (await storage.getItem(SENT_KEY)) === text;
      } catch (error) {
        log({ what: "a request could not be recorded for other windows", error });
        return false;
      }
    },
  };
}

/** The defaults for fields that records of an earlier version lack. */
const EARLIER_FORMAT = { family: "", devices: [], amount: null, status: "harmless" } as const;

const isAnswer = (answer: string | null | Promise<string | null>): answer is string | null =>
  answer === null || typeof answer === "string";

type Stored = Omit<SentRecord, keyof typeof EARLIER_FORMAT> & Partial<SentRecord>;

const isStored = recordOf({
  id: isText,
  subjects: listOf(isText),
  at: isText,
  monotonicAt: isNumber,
  writeTimeout: isNumber,
});

const isSentRecord = (value: unknown): value is Stored => isStored(value);

/** A recent request from this browser about the same device, but for another purpose. */
export interface Related {
  /** The id of its record. */
  readonly id: string;
  /** The message code: "This browser has reactivated this device". */
  readonly code: PlainCode;
  /** ISO 8601. */
  readonly at: string;
}

const CODES: Readonly<Record<string, PlainCode>> = {
  registration: "related.registration",
  reactivation: "related.reactivation",
  "plan-update": "related.planUpdate",
  dormant: "related.dormant",
  "dormant-cancellation": "related.dormantCancellation",
  cancellation: "related.cancellation",
};

/** Hashes of the devices among these subjects. They do not depend on the customer. */
export const devicesOf = ({ subjects }: Pick<Money, "subjects">): readonly string[] =>
  [...new Set(subjects.map(canonicalSubject))]
    .filter((one) => imeiOfSubject(one) !== one)
    .map((one) => hash(one));

/** The requests of the last day that other families sent about the same devices. */
export function relatedTo(
  money: Money,
  records: readonly SentRecord[],
  now: Date,
): readonly (Related & Pick<SentRecord, "status">)[] {
  const devices = new Set(devicesOf(money));
  return records.flatMap((record) => {
    const code = CODES[record.family];
    const isOther = record.family !== money.family && code !== undefined;
    const isRecent = Math.abs(now.getTime() - Date.parse(record.at)) <= DAY;
    const isSame = record.devices.some((one) => devices.has(one));
    const { id, at, status } = record;
    return isOther && isRecent && isSame ? [{ id, code, at, status }] : [];
  });
}
