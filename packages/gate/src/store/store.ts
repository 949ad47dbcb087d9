/** The outcome of a write that the gate forwarded. */
export type StoredOutcome = "accepted" | "refused" | "in-doubt";

/**
 * The state of a row.
 *
 * - `sent`: it may be on its way to the vendor.
 * - `done`: the vendor replied.
 * - `in-doubt`: it may have reached the vendor, but there is no reply.
 * - `tombstone`: it was asked about before it arrived, so it is never forwarded.
 */
export type RowState = "sent" | "done" | "in-doubt" | "tombstone";

/** The stored write of one idempotency key. */
export interface Row {
  readonly state: RowState;
  /** When it was claimed, in milliseconds since 1970. */
  readonly at: number;
  /** The fingerprint of the request; null for a tombstone, and after the reply was deleted. */
  readonly request: string | null;
  readonly outcome: StoredOutcome | null;
  readonly httpStatus: number | null;
  /** The sealed reply; null if there is none any more. */
  readonly reply: Uint8Array | null;
}

/** A write that is about to be forwarded. */
export interface NewRow {
  readonly keyHash: string;
  readonly at: number;
  readonly request: string;
  readonly operation: string;
  readonly owner: string;
  readonly subjects: readonly string[];
  /** The consents as JSON. */
  readonly consents: string | null;
}

/** An order about the same owner and one of the same subjects. */
export interface StoredOrder {
  readonly keyHash: string;
  readonly at: number;
  readonly outcome: StoredOutcome | "pending";
  readonly operation: string;
}

/** Lanes that several gates share. Their time is that of the database. */
export interface Leases {
  /** Takes all of these lanes for some milliseconds, or none of them. Returns true if it did. */
  readonly acquire: (
    names: readonly string[],
    holder: string,
    milliseconds: number,
  ) => Promise<boolean>;
  /** Frees the lanes of a holder. */
  readonly release: (holder: string) => Promise<void>;
}

/**
 * Where the gate keeps the writes. Every method is atomic, and survives a crash of the process.
 * `claim` and `bury` also survive a crash of the machine. Without the other changes, a row is in
 * doubt.
 */
export interface Store {
  /** Inserts a row in state `sent`. Returns null, or the row that the key already has. */
  readonly claim: (row: NewRow) => Promise<Row | null>;
  readonly find: (keyHash: string) => Promise<Row | null>;
  /** Deletes the row of a request that surely never left. */
  readonly release: (keyHash: string) => Promise<void>;
  /** Stores the vendor's reply. */
  readonly finish: (
    keyHash: string,
    reply: { outcome: StoredOutcome; httpStatus: number; sealed: Uint8Array },
  ) => Promise<void>;
  /** Marks a row as in doubt. */
  readonly giveUp: (keyHash: string) => Promise<void>;
  /** Returns the recent orders of the owner about one of the subjects, latest first. */
  readonly recent: (
    owner: string,
    subjects: readonly string[],
    since: number,
  ) => Promise<StoredOrder[]>;
  /** Returns the row of the key. Without one it inserts a tombstone, and returns null. */
  readonly bury: (keyHash: string, at: number) => Promise<Row | null>;
  /** Deletes replies after two days and rows after 35 days. Returns the number of rows. */
  readonly purge: (now: number) => Promise<number>;
  /** Only of a store that several gates can share. */
  readonly leases?: Leases;
  /** @throws if the store cannot be read */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;

/** Replies are deleted after this time. */
export const REPLY_KEPT_MS = 2 * DAY;

/** Consents are deleted after this time: three years, in which a charge may be disputed. */
export const CONSENT_KEPT_MS = 3 * 365 * DAY;

/** Rows are deleted after this time. Clients use no key older than thirty days. */
export const ROW_KEPT_MS = 35 * DAY;
