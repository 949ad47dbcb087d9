import type { DatabaseSync } from "node:sqlite";

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
export function createBatches(database: DatabaseSync, before: (isDurable: boolean) => void) {
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
