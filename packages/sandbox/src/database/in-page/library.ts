import { SharedMemory } from "./memory.ts";
import { systemFor } from "./system.ts";

/** The functions of SQLite's C interface. Databases, statements and strings are addresses. */
interface Functions {
  __wasm_call_ctors(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  sqlite3_malloc64(bytes: bigint): number;
  sqlite3_free(address: number): void;
  sqlite3_open(name: number, result: number): number;
  sqlite3_close_v2(database: number): number;
  sqlite3_errmsg(database: number): number;
  sqlite3_exec(database: number, sql: number, callback: 0, data: 0, error: 0): number;
  sqlite3_prepare_v2(database: number, sql: number, length: number, result: number, end: 0): number;
  sqlite3_bind_text(
    statement: number,
    index: number,
    text: number,
    length: number,
    copy: -1,
  ): number;
  sqlite3_bind_int64(statement: number, index: number, value: bigint): number;
  sqlite3_bind_double(statement: number, index: number, value: number): number;
  sqlite3_clear_bindings(statement: number): number;
  sqlite3_bind_parameter_count(statement: number): number;
  sqlite3_step(statement: number): number;
  sqlite3_reset(statement: number): number;
  sqlite3_finalize(statement: number): number;
  sqlite3_column_count(statement: number): number;
  sqlite3_column_name(statement: number, index: number): number;
  sqlite3_column_type(statement: number, index: number): number;
  sqlite3_column_double(statement: number, index: number): number;
  sqlite3_column_text(statement: number, index: number): number;
  sqlite3_column_bytes(statement: number, index: number): number;
  sqlite3_changes(database: number): number;
  sqlite3_total_changes(database: number): number;
  sqlite3_last_insert_rowid(database: number): bigint;
  sqlite3_serialize(database: number, schema: number, size: number, flags: 0): number;
  sqlite3_deserialize(
    database: number,
    schema: number,
    bytes: number,
    size: bigint,
    room: bigint,
    flags: number,
  ): number;
}

export interface Library {
  readonly functions: Functions;
  readonly memory: SharedMemory;
}

/** Thrown if this page may not compile WebAssembly. */
export class NoWebAssemblyError extends Error {
  override readonly name = "NoWebAssemblyError";

  constructor(cause: unknown) {
    super(
      "SQLite could not be compiled. If the page has a Content-Security-Policy, its script-src " +
        `needs 'wasm-unsafe-eval'. (${cause instanceof Error ? cause.message : String(cause)})`,
      { cause },
    );
  }
}

let loading: Promise<Library> | undefined;

/** Loads SQLite once, for all databases. @throws NoWebAssemblyError */
export function loadLibrary(): Promise<Library> {
  loading ??= instantiate();
  // Forget a failed load, so that the next call tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function instantiate(): Promise<Library> {
  const { sqlite } = await import("./generated/sqlite.ts");
  const bytes = Uint8Array.from(atob(sqlite), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const binary = await new Response(stream).arrayBuffer();
  const module = await WebAssembly.compile(binary).catch((error: unknown) => {
    throw new NoWebAssemblyError(error);
  });
  const { memory, imports } = systemFor(module);
  const { exports } = await WebAssembly.instantiate(module, imports);
  const functions = exports as unknown as Functions;
  // oxlint-disable-next-line no-underscore-dangle -- This name comes from the compiler.
  functions.__wasm_call_ctors();
  return { functions, memory: new SharedMemory(memory, functions) };
}
