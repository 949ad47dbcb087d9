/** The database file cannot be opened, is not a SQLite database, or is in use. */
export class DatabaseFileError extends Error {
  override readonly name = "DatabaseFileError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot open the database file ${file}: ${reason}`, { cause });
    this.file = file;
  }
}

/** Neither of the two SQLite drivers can be loaded. `cause` has the error of each. */
export class NoSqliteError extends Error {
  override readonly name = "NoSqliteError";

  constructor(causes: readonly unknown[]) {
    super(
      `The sandbox found no SQLite. Node ${process.versions.node} has none of its own, ` +
        "and the optional package node-sqlite3-wasm is not installed. " +
        "Install that package, or use Node 22.13 or later.",
      { cause: new AggregateError(causes) },
    );
  }
}
