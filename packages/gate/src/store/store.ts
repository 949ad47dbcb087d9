/** A statement with the parameters $1, $2 and so on. */
interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Yields statements, and gets their rows. A database runs it at once or asynchronously. */
export type Work<T> = Generator<Statement, T, readonly object[]>;

export function* ask<R = object>(sql: string, values: readonly unknown[] = []): Work<R[]> {
  return (yield { sql, values }) as R[];
}

/** Runs work: `read` needs no transaction, `durable` is on the disk before it resolves. */
export type Run = <T>(work: Work<T>, mode?: "read" | "durable") => Promise<T>;

/** `$3, $4, …` */
export const parameters = (from: number, values: readonly unknown[]): string[] =>
  values.map((_, index) => `$${from + index}`);

export type StoredOutcome = "accepted" | "refused" | "in-doubt";

/**
 * The state of a row.
 *
 * - `sent`: it may be on its way to the vendor while somebody works in the lane of its key, and is in
 *   doubt otherwise.
 * - `done`: the vendor replied, or a person resolved it.
 * - `in-doubt`: it may have reached the vendor, but there is no reply.
 * - `tombstone`: it was asked about before it arrived, so it is never forwarded.
 */
export type RowState = "sent" | "done" | "in-doubt" | "tombstone";

export interface Row {
  readonly state: RowState;
  /** The fingerprint of the request; null for a tombstone, and after the reply was deleted. */
  readonly request: string | null;
  readonly outcome: StoredOutcome | null;
  readonly httpStatus: number | null;
  /** The sealed reply; null if there is none any more. */
  readonly reply: Uint8Array | null;
}

export interface NewRow {
  readonly keyHash: string;
  readonly request: string;
  readonly operation: string;
  readonly owner: string;
  readonly subjects: readonly string[];
  readonly consents: string | null;
  /** The link for one write that opened it. */
  readonly link?: string | undefined;
}

export interface Settlement {
  readonly outcome: StoredOutcome;
  readonly httpStatus: number;
  readonly sealed: Uint8Array;
}

/** An order about the same owner and one of the same subjects. */
export interface StoredOrder {
  readonly keyHash: string;
  readonly outcome: StoredOutcome | "pending";
  readonly operation: string;
}

/** The store as work in a lane sees it. `claim` fails if the lane was lost in the meantime. */
export interface Orders {
  readonly find: (keyHash: string) => Promise<Row | null>;
  /**
   * Inserts a row in state `sent`, on the disk. False, without a row, if its link was used by another
   * key. @throws if the key has a row
   */
  readonly claim: (row: NewRow) => Promise<boolean>;
  /**
   * Stores the vendor's reply. Works after the lane was lost, too. True if it contradicts what a
   * person found out: the write is then in doubt again.
   */
  readonly settle: (keyHash: string, reply: Settlement) => Promise<boolean>;
  /**
   * Returns the owner's orders about one of the subjects that ended in these milliseconds, or may be
   * running, latest first.
   */
  readonly recent: (
    owner: string,
    subjects: readonly string[],
    milliseconds: number,
  ) => Promise<StoredOrder[]>;
  /** Returns how long ago a link was used, in milliseconds. Null if no write has used it up. */
  readonly linkAge: (link: string) => Promise<number | null>;
  /** Deletes the row of a request that surely never left. */
  readonly release: (keyHash: string) => Promise<void>;
  readonly giveUp: (keyHash: string) => Promise<void>;
}

/** A question about a key. Its age is null if the asker does not know it. */
export interface Question {
  readonly keyHash: string;
  readonly ageMs: number | null;
}

/** The consents of one write, with its time in ISO 8601. */
export interface StoredConsents {
  readonly at: string;
  readonly operation: string;
  readonly key_hash: string;
  readonly consents: readonly unknown[];
}

/** A write in doubt. Its handle is made of the hash of its key, which cannot be asked with it. */
export interface Doubt {
  readonly handle: string;
  /** When it was sent, ISO 8601. */
  readonly at: string;
  readonly operation: string;
  /** Prices and terms to which the customer agreed. */
  readonly consents: readonly unknown[];
  /** The finding of a person, and the reply that contradicts it. */
  readonly note?: string;
}

/** Limits doubts to those of a customer, by id or e-mail address, or about a device. */
export type About = Readonly<Partial<Record<"customer" | "email" | "imei", string | undefined>>>;

/** The finding of a person about a write in doubt. */
export interface Resolution {
  readonly handle: string;
  readonly isAccepted: boolean;
  readonly note: string;
}

/** Where the gate keeps the writes. Its time is the store's own. */
export interface Store {
  /**
   * Runs the work while nothing else runs in these lanes; without any, at once. A lane ends with its
   * process, never by a clock. @throws BusyError if the lanes are not free in time
   */
  readonly inLanes: <T>(
    lanes: readonly string[],
    waitMs: number,
    work: (orders: Orders) => Promise<T>,
  ) => Promise<T>;
  readonly linkAge: Orders["linkAge"];
  /**
   * Finds the rows of keys. A key without one gets a tombstone, and null. It is `in-doubt` if the
   * store may have lost its row, and `pending` while somebody works in its lane.
   */
  readonly outcomes: (
    questions: readonly Question[],
  ) => Promise<(Row | "pending" | "in-doubt" | null)[]>;
  /** Returns the consents of a time, oldest first. */
  readonly consents: (since: Date) => Promise<StoredConsents[]>;
  /** Returns the writes in doubt, oldest first. */
  readonly doubts: (about: About) => Promise<Doubt[]>;
  /** Stores the outcome of a write in doubt. @throws if it is not in doubt */
  readonly resolve: (resolution: Resolution) => Promise<void>;
  /** Deletes replies after two days and rows after 35 days. Returns the number of rows. */
  readonly purge: () => Promise<number>;
  /** @throws if the store cannot be used */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Thrown if a store cannot be opened, or another gate uses its file. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

export class BusyError extends Error {
  override readonly name = "BusyError";
}
