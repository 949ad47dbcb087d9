import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { createLanes } from "../lanes.ts";
import { createBatches } from "./batches.ts";
import { createStore, SCHEMA } from "./sql-store.ts";
import type { Run, Work } from "./statements.ts";
import { StoreError, type Store } from "./store.ts";

const require = createRequire(import.meta.url);

const DAY = 24 * 60 * 60 * 1000;
const IN_MEMORY = ":memory:";

/**
 * Opens the store in an SQLite file, which is created if missing, for one process. `isBeside` opens
 * an existing one for a command, beside a gate that may be running. @throws StoreError
 */
export function openSqliteStore(file: string, { isBeside = false } = {}): Store {
  const { database, unlock } = open(file, isBeside);
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

  const now = startClock((name) => query("SELECT at FROM clock WHERE name = $1", [name])[0]);
  database.function("gate_now", now);
  // A command cannot ask the lanes of the gate.
  database.function("is_free", (lane) => Number(!isBeside && !lanes.isHeld(String(lane))));
  query("INSERT INTO clock VALUES ('created', $1) ON CONFLICT DO NOTHING", [now()]);
  query("INSERT INTO secrets VALUES ('names', $1) ON CONFLICT DO NOTHING", [randomBytes(32)]);
  // Whatever was on its way when the last process ended may have arrived.
  if (!isBeside)
    query("UPDATE writes SET state = 'in-doubt', outcome = 'in-doubt' WHERE state = 'sent'", []);

  function check(): void {
    if (inodeOf(file) !== inode) throw new StoreError(`The store ${file} was removed.`);
  }

  const batches = createBatches(database, (isDurable) => {
    if (!isDurable) return;
    check();
    query(
      `INSERT INTO clock VALUES ('time', $1), ('wall', $2)
       ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
      [now(), Date.now()],
    );
  });
  const run: Run = async (work, mode) =>
    mode === "read" ? perform(work) : batches.run(() => perform(work), mode === "durable");

  return createStore({
    now: "gate_now()",
    isFree: "is_free($1)",
    run,
    inLanes: (names, waitMs, work) => lanes.run(names, waitMs, () => work(run)),
    check: () => batches.run(check),
    // eslint-disable-next-line typescript/require-await -- a rejection instead of an exception
    async close() {
      batches.flush();
      database.close();
      unlock();
    },
  });
}

/**
 * Starts the clock of the store. It runs by the monotonic clock. Between two runs it advances by the
 * step of the wall clock, so that a wrong wall clock deletes nothing.
 */
function startClock(read: (name: string) => object | undefined): () => number {
  const [time, wall] = ["time", "wall"].map(
    (name) => (read(name) as { at: number } | undefined)?.at,
  );
  const step = Math.min(Math.max(0, Date.now() - (wall ?? 0)), DAY);
  const start = time === undefined ? Date.now() : time + step;
  const from = performance.now();
  return () => Math.floor(start + performance.now() - from);
}

const inodeOf = (file: string): number | undefined =>
  file === IN_MEMORY ? 0 : statSync(file, { throwIfNoEntry: false })?.ino;

/** Opens the file, and locks it for this process. The lock ends with the process. */
function open(file: string, isBeside: boolean): { database: DatabaseSync; unlock: () => void } {
  const { DatabaseSync: Database } = require("node:sqlite") as typeof import("node:sqlite");
  let lock: DatabaseSync | undefined;
  try {
    if (isBeside && !existsSync(file)) throw new Error("there is no such file");
    if (!isBeside && file !== IN_MEMORY) {
      // Readable for this user only. The write-ahead log gets the same mode.
      for (const name of [file, `${file}-lock`]) closeSync(openSync(name, "a", 0o600));
      lock = new Database(`${file}-lock`);
      lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    }
    const database = new Database(file);
    // Deleted values are overwritten.
    database.exec(
      "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON",
    );
    database.exec(SCHEMA);
    return { database, unlock: () => lock?.close() };
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
