import { existsSync } from "node:fs";
import type { SqlValue, Statement } from "../database.ts";
import type { Connection, Driver } from "./driver.ts";
import { hasWriteAheadLog } from "./write-ahead-log.ts";

type Sqlite = typeof import("node-sqlite3-wasm");
type OpenDatabase = InstanceType<Sqlite["Database"]>;

/**
 * SQLite in WebAssembly, for a Node without its own. It has no write-ahead log: it locks a file by
 * making the folder `<file>.lock` for as long as one transaction takes.
 */
export function wasmDriver(sqlite: Sqlite): Driver {
  return {
    // Only a read shows whether the file is a database, and is not locked.
    fileSettings: "SELECT count(*) FROM sqlite_schema",
    connect(file) {
      const usesLog = file !== undefined && hasWriteAheadLog(file);
      const database = new sqlite.Database(file);
      try {
        if (usesLog) withoutLog(database);
      } catch (error) {
        database.close();
        throw error;
      }
      return connectionTo(database, file);
    },
  };
}

/** A write-ahead log can be ended without shared memory only by the one user of the file. */
function withoutLog(database: OpenDatabase): void {
  for (const setting of ["locking_mode = EXCLUSIVE", "journal_mode = DELETE"])
    database.all(`PRAGMA ${setting}`);
  database.all("PRAGMA locking_mode = NORMAL");
  // The lock is released at the end of the next read.
  database.all("SELECT count(*) FROM sqlite_schema");
}

function connectionTo(database: OpenDatabase, file: string | undefined): Connection {
  // Memory of a statement is freed only when the database is closed, so each text has only one.
  const statements = new Map<string, Statement<unknown>>();

  function prepare(sql: string): Statement<unknown> {
    const statement = database.prepare(sql);
    // Its own `get` stops at the first row, and so keeps the file locked.
    const all = (...values: SqlValue[]) => statement.all(values.map(withoutNul));
    return {
      all,
      get: (...values) => all(...values)[0],
      run(...values) {
        const { changes, lastInsertRowid } = statement.run(values.map(withoutNul));
        return { changes, lastInsertRowid: Number(lastInsertRowid) };
      },
    };
  }

  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    exec(sql) {
      try {
        database.exec(sql);
      } catch (error) {
        throw isLocked(error) ? new Error(lockedMessage(file), { cause: error }) : error;
      }
    },
    close: () => database.close(),
  };
}

/** It would cut the text off at this character. */
function withoutNul(value: SqlValue): SqlValue {
  if (typeof value === "string" && value.includes("\0"))
    throw new Error("This SQLite cannot store text that contains the character U+0000.");
  return value;
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes("database is locked");
}

function lockedMessage(file: string | undefined): string {
  const lock = `${file}.lock`;
  return existsSync(lock)
    ? `Another program is writing to it. If there is none, delete the folder ${lock}, ` +
        "which a program leaves behind if it is killed while it writes."
    : "Another program is writing to it.";
}
