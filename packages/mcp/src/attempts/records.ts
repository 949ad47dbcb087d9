import type { DatabaseSync } from "node:sqlite";

/** A synchronous storage for `createWaypost`. */
export interface RecordStorage {
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
export function createRecords(
  database: DatabaseSync,
  recordingErrors: RecordErrors,
): RecordStorage {
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
