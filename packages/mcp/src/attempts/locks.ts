import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { WaypostOptions } from "@waypost/hooks/flows";

type Locks = NonNullable<WaypostOptions["locks"]>;

interface LockOptions {
  /** Runs a statement and notes its failure. */
  readonly watched: <Result>(work: () => Result) => Result;
  readonly now: () => number;
  /** False if the database has failed: then no lock is given, so that nothing is sent. */
  readonly isUsable: () => boolean;
}

/** Milliseconds after which a lock that its owner does not renew, because it was killed, is free. */
export const LOCK_EXPIRES_AFTER_MS = 30_000;
const RENEW_EVERY_MS = 5_000;

/** Locks between the servers that share a database. */
export function createLocks(database: DatabaseSync, options: LockOptions): Locks {
  const { watched, now, isUsable } = options;
  const run = (sql: string, ...values: (string | number)[]) =>
    watched(() => database.prepare(sql).run(...values).changes) > 0;

  function acquire(name: string, owner: string): boolean {
    const time = now();
    const expires = time + LOCK_EXPIRES_AFTER_MS;
    // A lock that seems to expire later than a new one was taken before the clock was set back.
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
      if (!isUsable() || !attempt(() => acquire(name, owner))) return work(null);
      const timer = setInterval(() => attempt(() => renew(owner)), RENEW_EVERY_MS);
      timer.unref();
      try {
        return await work({ name });
      } finally {
        clearInterval(timer);
        attempt(() => run("DELETE FROM locks WHERE owner = ?", owner));
      }
    },
  };
}

/** False if the database fails. The caller must not learn of it as the failure of its own work. */
function attempt(work: () => boolean): boolean {
  try {
    return work();
  } catch {
    return false;
  }
}
