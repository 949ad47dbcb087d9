import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { createLanes } from "../lanes.ts";
import { createClock, type StoreOptions } from "./clock.ts";
import { createStore, endSent, SCHEMA } from "./sql-store.ts";
import { type Run, type Work, StoreError, type Store } from "./store.ts";

const require = createRequire(import.meta.url);

const IN_MEMORY = ":memory:";

/**
 * Opens the store in an SQLite file, which is created if missing, for one process. `isBeside` opens
 * an existing one for a command, beside a gate that may be running. @throws StoreError
 */
export function openSqliteStore(file: string, options: StoreOptions = {}): Store {
  const { isBeside = false } = options;
  const { database, lock } = open(file, isBeside);
  const lanes = createLanes();
  const statements = new Map<string, StatementSync>();
  const inode = inodeOf(file);

  function query(sql: string, values: readonly unknown[]): object[] {
    const statement = statements.get(sql) ?? database.prepare(sql.replaceAll(/\$(?=\d)/g, "?"));
    statements.set(sql, statement);
    return statement.all(...(values as SQLInputValue[]));
  }

  function perform<T>(work: Work<T>): T {
    let step = work.next();
    while (!step.done) step = work.next(query(step.value.sql, step.value.values));
    return step.value;
  }

  const { now, tick } = createClock("wall_now()", "0", options);
  database.function("gate_now", now);
  database.function("wall_now", () => Date.now());
  // A command cannot ask the lanes of the gate.
  database.function("is_free", (lane) => Number(!isBeside && !lanes.isHeld(String(lane))));
  query("INSERT INTO secrets VALUES ('names', $1) ON CONFLICT DO NOTHING", [randomBytes(32)]);
  perform(tick());
  // Whatever was on its way when the last process ended may have arrived.
  if (!isBeside) perform(endSent());

  function check(): void {
    if (inodeOf(file) !== inode) throw new StoreError(`The store ${file} was removed.`);
    lock?.check();
  }

  const batches = createBatches(database, (isDurable) => {
    if (!isDurable) return;
    check();
    perform(tick());
  });
  const run: Run = async (work, mode) =>
    mode === "read" ? perform(work) : batches.run(() => perform(work), mode === "durable");

  return createStore({
    isFree: "is_free($1)",
    run,
    inLanes: (names, waitMs, work) => lanes.run(names, waitMs, () => work(run)),
    check: () => batches.run(check),
    // eslint-disable-next-line typescript/require-await -- a rejection instead of an exception
    async close() {
      batches.flush();
      database.close();
      lock?.close();
    },
  });
}

const inodeOf = (file: string): number | undefined =>
  file === IN_MEMORY ? 0 : statSync(file, { throwIfNoEntry: false })?.ino;

/** An older Node has no such module. */
function openDatabase(file: string): DatabaseSync {
  const { DatabaseSync: Database } = require("node:sqlite") as typeof import("node:sqlite");
  return new Database(file);
}

/** Locks the file that all names of it have in common, for this process. @throws if it is locked */
function lockFile(file: string) {
  const name = `${file}-lock`;
  function take() {
    touch(name);
    const database = openDatabase(name);
    try {
      database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
      return { database, inode: inodeOf(name) };
    } catch (error) {
      database.close();
      throw error;
    }
  }
  let taken = take();
  return {
    /** Locks again if the lock file was removed. @throws if another gate has locked the new one */
    check(): void {
      if (inodeOf(name) === taken.inode) return;
      const { database } = taken;
      taken = take();
      database.close();
    },
    close: (): void => taken.database.close(),
  };
}

/** Creates the file, readable for this user only. Its write-ahead log gets the same mode. */
const touch = (file: string): void => closeSync(openSync(file, "a", 0o600));

/** Opens the file, and locks it for this process. */
function open(file: string, isBeside: boolean) {
  let lock: ReturnType<typeof lockFile> | undefined;
  try {
    if (isBeside && !existsSync(file)) throw new Error("there is no such file");
    if (!isBeside && file !== IN_MEMORY) {
      touch(file);
      // SQLite has one write-ahead log for each name.
      if (statSync(file).nlink > 1) throw new Error("the file has a second name, a hard link");
      lock = lockFile(realpathSync(file));
    }
    const database = openDatabase(file);
    // Deleted values are overwritten.
    database.exec(
      "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON",
    );
    database.exec(SCHEMA);
    return { database, lock };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      /locked/.test(cause)
        ? `The store ${file} is in use by another gate.`
        : `Cannot open the store ${file}: ${cause}.`,
      { cause: error },
    );
  }
}

interface Job {
  readonly isDurable: boolean;
  readonly work: () => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs all work of one turn of the event loop in one transaction, because each commit waits for the
 * disk. Work resolves after the commit. `before` runs first in each transaction.
 */
function createBatches(database: DatabaseSync, before: (isDurable: boolean) => void) {
  let waiting: Job[] = [];

  function commit(): void {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    const done: (() => void)[] = [];
    const isDurable = jobs.some((job) => job.isDurable);
    try {
      // Without FULL, a commit survives a crash of the process, but not of the machine.
      database.exec(`PRAGMA synchronous = ${isDurable ? "FULL" : "NORMAL"}; BEGIN IMMEDIATE`);
      before(isDurable);
      for (const { work, resolve, reject } of jobs) {
        database.exec("SAVEPOINT job");
        try {
          const value = work() as never;
          done.push(() => resolve(value));
        } catch (error) {
          database.exec("ROLLBACK TO job");
          done.push(() => reject(error));
        }
      }
      database.exec("COMMIT");
      for (const settle of done) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
      try {
        database.exec("ROLLBACK");
      } catch {
        // SQLite has rolled back by itself.
      }
    }
  }

  return {
    /** `isDurable` waits until the work is on the disk. */
    run<T>(work: () => T, isDurable = false): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      if (waiting.length === 0) setImmediate(commit);
      waiting.push({ isDurable, work, resolve, reject });
      return promise;
    },
    flush: commit,
  };
}
