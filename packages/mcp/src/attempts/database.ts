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
  /** Why requests cannot be remembered, so that nothing may be sent. Reset by `retry`. */
  readonly problem: () => string | undefined;
  readonly retry: () => void;
}

/** The requests whose outcome is unknown, shared by every server that opened the same file. */
interface AttemptsDatabase {
  /** Storages for one task. Each reads what other tasks and servers have stored so far. */
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
 * Opens a database file that only this user can read, or a database in memory.
 *
 * @param now milliseconds of the system clock, by which locks expire
 * @throws when the file cannot be used. It keeps customers from paying twice, so a broken file is
 *   never replaced by an empty one.
 */
export function openAttempts(file?: string, now: () => number = Date.now): AttemptsDatabase {
  const database = opened(file);
  return {
    forTask: () => {
      let problem: string | undefined;
      const watched = <Result>(work: () => Result): Result => {
        try {
          return work();
        } catch (error) {
          problem = problemWith(file, error);
          throw error;
        }
      };
      const records = createRecords(database, watched);
      return {
        reserve: records,
        sharedStorage: records,
        locks: createLocks(database, { watched, now, isUsable: () => problem === undefined }),
        problem: () => problem,
        retry: () => {
          problem = undefined;
        },
      };
    },
  };
}

function opened(file: string | undefined): DatabaseSync {
  try {
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      closeSync(openSync(file, "a", 0o600));
    }
    const database = new DatabaseSync(file ?? ":memory:");
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    throw new Error(problemWith(file, error), { cause: error });
  }
}

const problemWith = (file: string | undefined, error: unknown): string =>
  [
    `The file of attempts cannot be used: ${file ?? "(in memory)"}`,
    `Cause: ${error instanceof Error ? error.message : String(error)}`,
    "It lists the requests whose outcome is unknown, so that nobody pays for them twice. Nothing was sent.",
    "Check the disk and the permissions of the file, or restore it from a backup. If it is damaged and there is no backup, ask the vendor what became of the latest requests, then move the file away and start the server again.",
  ].join("\n");
