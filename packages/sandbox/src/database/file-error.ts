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
