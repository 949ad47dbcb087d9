/** A value that SQLite stores. */
export type SqlValue = string | number | null;

/** A prepared statement. */
export interface Statement<Row> {
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** `changes` is 0 if the row was rejected by a constraint with `ON CONFLICT DO NOTHING`. */
  run(...values: SqlValue[]): { changes: number; lastInsertRowid: number };
}

/**
 * The interface between the sandbox and its storage. It is synchronous, so that a transaction is
 * never interleaved with another call of the same process.
 */
export interface Database {
  prepare<Row = Record<string, SqlValue>>(sql: string): Statement<Row>;
  execute(sql: string): void;
  /** Runs the work in one write transaction. An exception rolls it back. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}
