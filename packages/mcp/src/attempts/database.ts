import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { WaypostOptions } from "@waypost/hooks/flows";
import { createLocks } from "./locks.ts";

/** The storages of one task, for the options of `createWaypost`. */
export interface TaskStorages {
  readonly reserve: RecordStorage;
  readonly sharedStorage: RecordStorage;
  readonly locks: NonNullable<WaypostOptions["locks"]>;
  /** The reason why requests cannot be stored, so nothing may be sent. Reset by `retry`. */
  readonly problem: () => string | undefined;
  readonly retry: () => void;
}

/** The stored requests whose outcome is unknown. All servers with the same file share them. */
interface AttemptsDatabase {
  /** Creates the storages of a task. They include the requests of other tasks and servers. */
  readonly forTask: () => TaskStorages;
}

const SCHEMA = `
PRAGMA busy_timeout = 5000;
CREATE TABLE IF NOT EXISTS records (
  key TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (key, id)
) STRICT;
CREATE TABLE IF NOT EXISTS locks (
  name TEXT PRIMARY KEY, owner TEXT NOT NULL, expires INTEGER NOT NULL
) STRICT`;

/**
 * Opens a database in memory, or in a file that only this user can read.
 *
 * @param now the system clock in milliseconds, used to expire locks
 * @throws Error if the file cannot be used. A damaged file is never replaced, because the stored
 *   requests prevent customers from paying twice.
 */
export function openAttempts(file?: string, now: () => number = Date.now): AttemptsDatabase {
  const database = openFile(file);
  return {
    forTask: () => {
      let problem: string | undefined;
      const recordingErrors = <Result>(work: () => Result): Result => {
        try {
          return work();
        } catch (error) {
          problem = problemText(file, error);
          throw error;
        }
      };
      const records = createRecords(database, recordingErrors);
      return {
        reserve: records,
        sharedStorage: records,
        locks: createLocks(database, {
          recordingErrors,
          now,
          isUsable: () => problem === undefined,
        }),
        problem: () => problem,
        retry: () => {
          problem = undefined;
        },
      };
    },
  };
}

function openFile(file: string | undefined): DatabaseSync {
  try {
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      closeSync(openSync(file, "a", 0o600));
    }
    const database = new DatabaseSync(file ?? ":memory:");
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    throw new Error(problemText(file, error), { cause: error });
  }
}

const problemText = (file: string | undefined, error: unknown): string =>
  [
    `The attempts file cannot be used: ${file ?? "(in memory)"}`,
    `Cause: ${error instanceof Error ? error.message : String(error)}`,
    "Nothing was sent. The file lists the requests whose outcome is unknown, so that nobody pays twice.",
    "Check the disk and the file's permissions, or restore it from a backup. If it is damaged and there is no backup, ask the vendor for the outcome of the latest requests. Then move the file away and restart the server.",
  ].join("\n");

/** A synchronous storage for `createWaypost`. */
interface RecordStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Runs a statement and records its error. */
type RecordErrors = <Result>(work: () => Result) => Result;

/**
 * Creates a storage that merges its lists with those of other tasks and servers. Each record of a
 * list is a row in the database. Writing a list adds and updates records. It only removes records
 * that this storage has read or written before.
 */
function createRecords(database: DatabaseSync, recordingErrors: RecordErrors): RecordStorage {
  /** The records of each list by id, as this storage last read or wrote them. */
  const known = new Map<string, ReadonlyMap<string, string>>();
  const run = (sql: string, ...values: string[]) => database.prepare(sql).run(...values);

  function read(key: string): ReadonlyMap<string, string> {
    const rows = database
      .prepare("SELECT id, value FROM records WHERE key = ? ORDER BY rowid")
      .all(key);
    return new Map(rows.map(({ id, value }) => [String(id), String(value)]));
  }

  function write(key: string, next: ReadonlyMap<string, string>): void {
    const before = known.get(key) ?? new Map<string, string>();
    database.exec("BEGIN IMMEDIATE");
    try {
      for (const id of before.keys())
        if (!next.has(id)) run("DELETE FROM records WHERE key = ? AND id = ?", key, id);
      for (const [id, value] of next) {
        // Updates only: a known record that is missing was settled by another task.
        if (before.has(id))
          run("UPDATE records SET value = ? WHERE key = ? AND id = ?", value, key, id);
        else
          run("INSERT OR REPLACE INTO records (key, id, value) VALUES (?, ?, ?)", key, id, value);
      }
      database.exec("COMMIT");
    } catch (error) {
      rollBack(database);
      throw error;
    }
    known.set(key, next);
  }

  return {
    getItem: (key) =>
      recordingErrors(() => {
        const records = read(key);
        known.set(key, records);
        return records.size === 0 ? null : textOf(records);
      }),
    setItem: (key, value) => recordingErrors(() => write(key, recordsIn(value))),
    removeItem: (key) => recordingErrors(() => write(key, new Map())),
  };
}

function rollBack(database: DatabaseSync): void {
  try {
    database.exec("ROLLBACK");
  } catch {
    // The transaction did not start, or SQLite has already rolled it back.
  }
}

/** The id of a value that is not a list. It is stored as a single record. */
const SINGLE_RECORD_ID = "";

function recordsIn(text: string): ReadonlyMap<string, string> {
  const list = parseJson(text);
  if (!Array.isArray(list)) return new Map([[SINGLE_RECORD_ID, text]]);
  const records = new Map<string, string>();
  for (const value of list as readonly unknown[]) {
    const record = JSON.stringify(value);
    const id = idOf(value) ?? record;
    records.set(records.has(id) ? `${id} ${record}` : id, record);
  }
  return records;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const idOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
    ? value.id
    : undefined;

const textOf = (records: ReadonlyMap<string, string>): string =>
  records.get(SINGLE_RECORD_ID) ?? `[${[...records.values()].join(",")}]`;
