import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { WaypostOptions } from "@waypost/hooks/flows";
import { createLocks } from "./locks.ts";
import { createRecords, type RecordStorage } from "./records.ts";

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
