/** The values that SQLite stores: text, numbers and null. */
export type SqlValue = string | number | null;

/** A prepared statement. */
export interface Statement<Row> {
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** `changes` is 0 when a constraint with `ON CONFLICT DO NOTHING` rejected the row. */
  run(...values: SqlValue[]): { changes: number; lastInsertRowid: number };
}

/**
 * The whole contract between the sandbox and its storage. It is synchronous, so that a
 * transaction can never be interleaved with another call of the same process.
 */
export interface Database {
  prepare<Row = Record<string, SqlValue>>(sql: string): Statement<Row>;
  execute(sql: string): void;
  /** Runs the work in one write transaction; an exception rolls everything back. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}
