import { createRequire } from "node:module";
import { openConnection, type Connection } from "./connection.ts";
import type { Database } from "./database.ts";

const require = createRequire(import.meta.url);

/**
 * Opens a database with Node's own SQLite. Without a file it is in memory. A file gets a
 * write-ahead log, so that reads continue while another process writes.
 *
 * @throws DatabaseFileError when the file cannot be opened, is not a SQLite database, or is in use.
 */
export function openDatabase(file?: string): Database {
  return openConnection(() => connect(file), file);
}

function connect(file = ":memory:"): Connection {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(file);
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
}

function loadSqlite(): typeof import("node:sqlite") {
  try {
    // Imported dynamically, because bundlers resolve a static import as a package.
    return require("node:sqlite") as typeof import("node:sqlite");
  } catch (cause) {
    const running = process.versions.node;
    throw new Error(`The sandbox needs Node 22.13 or later. This is Node ${running}.`, { cause });
  }
}
