import type { Database, Statement } from "./database.ts";
import { DatabaseFileError } from "./file-error.ts";

/** An open database. Both SQLite in Node and SQLite in a page implement it. */
export interface Connection {
  prepare(sql: string): Statement<unknown>;
  exec(sql: string): void;
  close(): void;
}

const FILE_SETTINGS = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL";

/**
 * Opens a database and sets its pragmas.
 *
 * @param busyTimeoutMs how long a call waits while another process writes to the same file
 * @throws DatabaseFileError when the file cannot be used.
 */
export function openConnection(
  connect: () => Connection,
  file?: string,
  busyTimeoutMs = 5000,
): Database {
  let connection: Connection | undefined;
  try {
    connection = connect();
    connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    connection.exec("PRAGMA foreign_keys = ON");
    // Overwrites deleted rows, so that a reset leaves no old data in the file.
    connection.exec("PRAGMA secure_delete = ON");
    if (file) connection.exec(FILE_SETTINGS);
    return databaseOn(connection);
  } catch (cause) {
    connection?.close();
    throw file ? new DatabaseFileError(file, cause) : cause;
  }
}

function databaseOn(connection: Connection): Database {
  return {
    prepare: <Row>(sql: string) => connection.prepare(sql) as Statement<Row>,
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
