import type { SqlValue, Statement } from "../database.ts";
import { claim } from "./claim.ts";
import type { Connection, Driver } from "./driver.ts";

type Sqlite = typeof import("node-sqlite3-wasm");
type OpenDatabase = InstanceType<Sqlite["Database"]>;

/**
 * SQLite in WebAssembly, for a Node without its own. It has no shared memory, so it can keep a
 * write-ahead log only for a single connection. Without such a log it would lose its consistency
 * when it is killed: it never rolls a journal back, because it takes its own lock for that of
 * another process.
 */
export function wasmDriver(sqlite: Sqlite): Driver {
  return {
    fileSettings:
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; " +
      // Only a read shows whether the file is a database.
      "SELECT count(*) FROM sqlite_schema",
    connect(file) {
      const database = new sqlite.Database(file);
      try {
        const release = file ? claim(file) : () => {};
        return connectionTo(database, release);
      } catch (error) {
        database.close();
        throw error;
      }
    },
  };
}

function connectionTo(database: OpenDatabase, release: () => void): Connection {
  // A statement keeps its memory, and the file open, until it is finalized: so each text has one.
  const statements = new Map<string, Statement<unknown> & { finalize: () => void }>();

  function prepare(sql: string) {
    const statement = database.prepare(sql);
    // The statement's own `get` stops at the first row, which keeps a transaction open.
    const all = (...values: SqlValue[]) => statement.all(values.map(withoutNul));
    return {
      finalize: () => statement.finalize(),
      all,
      get: (...values: SqlValue[]) => all(...values)[0],
      run(...values: SqlValue[]) {
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
    exec: (sql) => database.exec(sql),
    close() {
      for (const statement of statements.values()) statement.finalize();
      statements.clear();
      database.close();
      release();
    },
  };
}

/** SQLite would cut the text off at this character. */
function withoutNul(value: SqlValue): SqlValue {
  if (typeof value === "string" && value.includes("\0"))
    throw new Error("This SQLite cannot store text that contains the character U+0000.");
  return value;
}
