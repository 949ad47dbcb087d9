import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { WaypostOptions } from "@waypost/hooks/flows";

type Locks = NonNullable<WaypostOptions["locks"]>;

interface LockOptions {
  /** Runs a statement and records its error. */
  readonly recordingErrors: <Result>(work: () => Result) => Result;
  readonly now: () => number;
  /** False if the database has failed. Then no lock is granted, so that nothing is sent. */
  readonly isUsable: () => boolean;
}

/** A lock expires after this time unless its owner renews it, so a killed process frees its locks. */
export const LOCK_EXPIRES_AFTER_MS = 30_000;
const RENEW_EVERY_MS = 5_000;

/** Creates locks between the servers that share a database. */
export function createLocks(database: DatabaseSync, options: LockOptions): Locks {
  const { recordingErrors, now, isUsable } = options;
  const run = (sql: string, ...values: (string | number)[]) =>
    recordingErrors(() => database.prepare(sql).run(...values).changes) > 0;

  function acquire(name: string, owner: string): boolean {
    const time = now();
    const expires = time + LOCK_EXPIRES_AFTER_MS;
    // A lock that expires later than a new one was acquired before the clock was set back.
    return run(
      `INSERT INTO locks (name, owner, expires) VALUES (?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires = excluded.expires
      WHERE locks.expires NOT BETWEEN ? AND ?`,
      name,
      owner,
      expires,
      time,
      expires,
    );
  }

  const renew = (owner: string) =>
    run("UPDATE locks SET expires = ? WHERE owner = ?", now() + LOCK_EXPIRES_AFTER_MS, owner);

  return {
    request: async (name, _, work) => {
      const owner = randomUUID();
      if (!isUsable() || !succeeds(() => acquire(name, owner))) return work(null);
      const timer = setInterval(() => succeeds(() => renew(owner)), RENEW_EVERY_MS);
      timer.unref();
      try {
        return await work({ name });
      } finally {
        clearInterval(timer);
        succeeds(() => run("DELETE FROM locks WHERE owner = ?", owner));
      }
    },
  };
}

/** Returns false if the database fails, so that the error is not mistaken for that of the work. */
function succeeds(work: () => boolean): boolean {
  try {
    return work();
  } catch {
    return false;
  }
}
