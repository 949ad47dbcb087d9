import { createRequire } from "node:module";
import type { Database } from "./database.ts";
import { openWith, type Driver } from "./drivers/driver.ts";
import { NoSqliteError } from "./drivers/errors.ts";
import { nodeDriver } from "./drivers/node.ts";
import { wasmDriver } from "./drivers/wasm.ts";

const require = createRequire(import.meta.url);
let loaded: Driver | undefined;

/**
 * Opens a SQLite database: with Node's own SQLite, or, in a Node without one, with
 * `node-sqlite3-wasm`. Without a file it is in memory.
 *
 * @throws DatabaseFileError when the file cannot be opened, is not a SQLite database, or is in use.
 * @throws NoSqliteError when neither can be loaded.
 */
export function openDatabase(file?: string): Database {
  return openWith((loaded ??= loadDriver()), file);
}

/** Only the driver in use is loaded, and only when the first database is opened. */
function loadDriver(): Driver {
  const causes: unknown[] = [];
  for (const load of [loadNodeDriver, loadWasmDriver])
    try {
      return load();
    } catch (error) {
      causes.push(error);
    }
  throw new NoSqliteError(causes);
}

const loadNodeDriver = () => nodeDriver(require("node:sqlite") as typeof import("node:sqlite"));

const loadWasmDriver = () =>
  wasmDriver(require("node-sqlite3-wasm") as typeof import("node-sqlite3-wasm"));
