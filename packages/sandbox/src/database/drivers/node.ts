import { endOldClaim } from "./claim.ts";
import type { Driver } from "./driver.ts";

/**
 * SQLite as Node 22.13 and later have it. A file gets a write-ahead log, so that reads continue
 * while another process writes.
 */
export function nodeDriver({ DatabaseSync }: typeof import("node:sqlite")): Driver {
  return {
    fileSettings: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL",
    connect(file) {
      // SQLite in WebAssembly ignores other locks, so a file that it has open would be damaged.
      if (file) endOldClaim(file);
      const database = new DatabaseSync(file ?? ":memory:");
      return {
        prepare(sql) {
          const statement = database.prepare(sql);
          return {
            get: (...values) => statement.get(...values),
            all: (...values) => statement.all(...values),
            run(...values) {
              const { changes, lastInsertRowid } = statement.run(...values);
              return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
            },
          };
        },
        exec: (sql) => database.exec(sql),
        close: () => database.close(),
      };
    },
  };
}
