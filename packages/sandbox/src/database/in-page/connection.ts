import type { SqlValue, Statement } from "../database.ts";
import type { Connection } from "../connection.ts";
import type { Library } from "./library.ts";
import { createStatement } from "./statement.ts";

/** A database in the memory of the page. */
interface PageConnection extends Connection {
  /** The whole database in SQLite's file format. */
  readonly serialize: () => Uint8Array<ArrayBuffer>;
  /** The number of rows written since it was opened. */
  readonly totalChanges: () => number;
}

/** `SQLITE_DESERIALIZE_FREEONCLOSE` and `SQLITE_DESERIALIZE_RESIZEABLE`. */
const ownAndResizable = 3;

/** Opens an empty database, or one from the bytes of a file. @throws if they are not a database */
export function connect(library: Library, content?: Uint8Array): PageConnection {
  const { functions, memory } = library;
  const statements = new Map<string, Statement<Record<string, SqlValue>> & { end: () => void }>();
  const schema = "main";

  /** Calls a function that writes an address or a size to its output parameter. */
  function resultOf(call: (result: number) => number): { code: number; result: number } {
    return memory.lend(8, (result) => {
      memory.bytes(result, 8).fill(0);
      return { code: call(result), result: memory.pointerAt(result) };
    });
  }

  const { code: opened, result: database } = resultOf((result) =>
    memory.lendText(":memory:", (name) => functions.sqlite3_open(name, result)),
  );

  let isOpen = true;

  function check(code: number): void {
    if (code !== 0) throw new Error(memory.endedText(functions.sqlite3_errmsg(database)));
  }

  /** Guards against the use of an address that was freed. */
  function mustBeOpen(): void {
    if (!isOpen) throw new Error("The database is closed.");
  }

  function exec(sql: string): void {
    mustBeOpen();
    check(memory.lendText(sql, (address) => functions.sqlite3_exec(database, address, 0, 0, 0)));
  }

  function fill(bytes: Uint8Array): void {
    const size = BigInt(bytes.length);
    const address = functions.sqlite3_malloc64(size);
    if (address === 0) throw new RangeError("SQLite has no more memory.");
    memory.bytes(address, bytes.length).set(bytes);
    const load = (name: number) =>
      functions.sqlite3_deserialize(database, name, address, size, size, ownAndResizable);
    check(memory.lendText(schema, load));
    // SQLite checks the file format only at the first read.
    exec("SELECT count(*) FROM sqlite_schema");
  }

  function close(): void {
    mustBeOpen();
    isOpen = false;
    for (const statement of statements.values()) statement.end();
    statements.clear();
    functions.sqlite3_close_v2(database);
  }

  try {
    check(opened);
    if (content) fill(content);
  } catch (error) {
    close();
    throw error;
  }

  return {
    exec,
    close,
    // Statements are cached by their SQL, because each holds its memory until it is finalized.
    prepare(sql) {
      mustBeOpen();
      const known = statements.get(sql);
      if (known) return known;
      const { code, result } = resultOf((address) =>
        memory.lendText(sql, (text, length) =>
          functions.sqlite3_prepare_v2(database, text, length, address, 0),
        ),
      );
      check(code);
      const statement = createStatement(library, database, result);
      statements.set(sql, statement);
      return statement;
    },
    totalChanges() {
      mustBeOpen();
      return functions.sqlite3_total_changes(database);
    },
    serialize() {
      mustBeOpen();
      const { code: address, result: size } = resultOf((result) =>
        memory.lendText(schema, (name) => functions.sqlite3_serialize(database, name, result, 0)),
      );
      const copy = memory.bytes(address, size).slice();
      functions.sqlite3_free(address);
      return copy;
    },
  };
}
