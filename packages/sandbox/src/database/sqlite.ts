import { DatabaseSync } from "node:sqlite";
import type { Database, SqlValue, Statement } from "./database.ts";

/**
 * Opens a SQLite database through Node. Without a file it is in memory. A file gets a write-ahead
 * log, so that reads continue while another process writes.
 *
 * @throws when the file cannot be opened or is not a SQLite database.
 */
export function openDatabase(file?: string): Database {
  const connection = connect(file);
  connection.exec("PRAGMA foreign_keys = ON");
  // Deleted rows are overwritten, so that a reset leaves nothing behind in the file.
  connection.exec("PRAGMA secure_delete = ON");
  if (file) connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");

  return {
    prepare<Row>(sql: string): Statement<Row> {
      const statement = connection.prepare(sql);
      return {
        get: (...values: SqlValue[]) => statement.get(...values) as Row | undefined,
        all: (...values: SqlValue[]) => statement.all(...values) as Row[],
        run(...values: SqlValue[]) {
          const { changes, lastInsertRowid } = statement.run(...values);
          return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
        },
      };
    },
    execute: (sql) => connection.exec(sql),
    transaction(work) {
      connection.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        connection.exec("COMMIT");
        return result;
      } catch (error) {
        connection.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => connection.close(),
  };
}

function connect(file: string | undefined): DatabaseSync {
  try {
    return new DatabaseSync(file ?? ":memory:", { timeout: 5000 });
  } catch (cause) {
    throw new Error(`Cannot open the database file ${file}`, { cause });
  }
}
