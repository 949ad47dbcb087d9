import { createRequire } from "node:module";
import { currentProcess, DAY, world, type Process } from "./world.ts";

// The processes of a run, and their SQLite files.

const sqlite = createRequire(import.meta.url)("node:sqlite") as {
  DatabaseSync: typeof import("node:sqlite").DatabaseSync;
};
const RealDatabase = sqlite.DatabaseSync;

/** Closes the SQLite files of a process that is killed. It may be killed before each statement. */
export function installSqlite(): void {
  sqlite.DatabaseSync = class extends RealDatabase {
    constructor(file: string) {
      super(file);
      currentProcess()?.onKill.add(() => this.isOpen && this.close());
    }
    override exec(sql: string): void {
      if (/BEGIN IMMEDIATE|COMMIT|SAVEPOINT/.test(sql)) world.point("statement", currentProcess());
      super.exec(sql.replace("= FULL", "= NORMAL"));
      if (sql === "COMMIT") world.point("COMMIT", currentProcess());
    }
  };
}

export const newProcess = (): Process => ({
  isAlive: true,
  pausedUntil: 0,
  start: world.now - Math.floor(world.random() * DAY),
  onKill: new Set(),
});

/** Makes a store old enough to know that a key never arrived. */
export function ageFile(name: string): void {
  const file = new RealDatabase(name);
  const sql = `SET at = at - ${60 * DAY}`;
  file.exec(`UPDATE clock ${sql} WHERE name = 'created'; UPDATE gaps ${sql}`);
  file.close();
}
