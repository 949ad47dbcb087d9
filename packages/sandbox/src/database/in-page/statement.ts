import type { SqlValue, Statement } from "../database.ts";
import type { Library } from "./library.ts";

type Row = Record<string, SqlValue>;

/** Results of `sqlite3_step`. */
const hasRow = 100;
const isDone = 101;

/** Types of a column. */
const integer = 1;
const float = 2;
const text = 3;

/** `SQLITE_TRANSIENT`: SQLite copies a string that is bound with it. */
const copy = -1;

/** Creates a prepared statement. Its calls must not overlap. `end` frees it. */
export function createStatement(
  { functions, memory }: Library,
  database: number,
  statement: number,
): Statement<Row> & { end: () => void } {
  const count = functions.sqlite3_bind_parameter_count(statement);
  let isEnded = false;

  function fail(): never {
    throw new Error(memory.endedText(functions.sqlite3_errmsg(database)));
  }

  function bindText(index: number, value: string): number {
    return memory.lendText(value, (address, length) =>
      functions.sqlite3_bind_text(statement, index, address, length, copy),
    );
  }

  function bindNumber(index: number, value: number): number {
    return Number.isSafeInteger(value)
      ? functions.sqlite3_bind_int64(statement, index, BigInt(value))
      : functions.sqlite3_bind_double(statement, index, value);
  }

  function bind(values: readonly SqlValue[]): void {
    if (values.length > count)
      throw new RangeError(`The statement has ${count} parameters, not ${values.length}.`);
    // Parameters without a value are null.
    functions.sqlite3_clear_bindings(statement);
    for (const [position, value] of values.entries()) {
      if (value === null) continue;
      const index = position + 1;
      const code = typeof value === "string" ? bindText(index, value) : bindNumber(index, value);
      if (code !== 0) fail();
    }
  }

  function valueAt(index: number): SqlValue {
    const type = functions.sqlite3_column_type(statement, index);
    if (type === integer || type === float)
      return functions.sqlite3_column_double(statement, index);
    if (type !== text) return null;
    const address = functions.sqlite3_column_text(statement, index);
    return memory.text(address, functions.sqlite3_column_bytes(statement, index));
  }

  function columns(): readonly string[] {
    return Array.from({ length: functions.sqlite3_column_count(statement) }, (_, index) =>
      memory.endedText(functions.sqlite3_column_name(statement, index)),
    );
  }

  /** Runs the statement with these values. Returns at most `most` rows. */
  function run(values: readonly SqlValue[], most = Number.POSITIVE_INFINITY): Row[] {
    if (isEnded) throw new Error("The database is closed.");
    const rows: Row[] = [];
    try {
      bind(values);
      let names: readonly string[] | undefined;
      let code = functions.sqlite3_step(statement);
      while (code === hasRow && rows.length < most) {
        names ??= columns();
        rows.push(Object.fromEntries(names.map((name, index) => [name, valueAt(index)])));
        if (rows.length < most) code = functions.sqlite3_step(statement);
      }
      if (code !== isDone && code !== hasRow) fail();
      return rows;
    } finally {
      // Ends the read, because it would leave a transaction open.
      functions.sqlite3_reset(statement);
    }
  }

  return {
    get: (...values) => run(values, 1)[0],
    all: (...values) => run(values),
    run(...values) {
      run(values);
      return {
        changes: functions.sqlite3_changes(database),
        lastInsertRowid: Number(functions.sqlite3_last_insert_rowid(database)),
      };
    },
    end() {
      isEnded = true;
      functions.sqlite3_finalize(statement);
    },
  };
}
