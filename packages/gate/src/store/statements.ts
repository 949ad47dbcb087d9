/** A statement with the parameters $1, $2 and so on. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Yields statements, and gets their rows. A database runs it at once or asynchronously. */
export type Work<T> = Generator<Statement, T, readonly object[]>;

export function* ask<R = object>(sql: string, values: readonly unknown[] = []): Work<R[]> {
  return (yield { sql, values }) as R[];
}

/** Runs work: `read` needs no transaction, `durable` is on the disk before it resolves. */
export type Run = <T>(work: Work<T>, mode?: "read" | "durable") => Promise<T>;

/** `$3, $4, …` */
export const parameters = (from: number, values: readonly unknown[]): string[] =>
  values.map((_, index) => `$${from + index}`);
