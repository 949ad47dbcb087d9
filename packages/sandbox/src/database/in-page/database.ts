import type { Database } from "../database.ts";
import { openConnection } from "../connection.ts";
import { connect } from "./connection.ts";
import { loadLibrary, type Library } from "./library.ts";

/** A database in the memory of a page. */
export interface PageDatabase extends Database {
  /** Returns the whole database as the bytes of a SQLite file. */
  readonly serialize: () => Uint8Array<ArrayBuffer>;
  /** The number of rows written since it was opened. */
  readonly totalChanges: () => number;
}

/**
 * Opens a SQLite database in memory, in a browser or any other runtime with WebAssembly. The first
 * call loads SQLite.
 *
 * @param content the bytes of a SQLite file, such as the result of `serialize`. Default: empty.
 * @throws NoWebAssemblyError when the page may not compile WebAssembly.
 */
export async function openDatabase(content?: Uint8Array): Promise<PageDatabase> {
  return openOn(await loadLibrary(), content);
}

/** Opens a database with an already loaded SQLite. */
export function openOn(library: Library, content?: Uint8Array): PageDatabase {
  const connection = connect(library, content);
  const database = openConnection(() => connection);
  const { serialize, totalChanges } = connection;
  return { ...database, serialize, totalChanges };
}
