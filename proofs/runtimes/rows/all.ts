import { names } from "../checks/main.ts";
import type { Row } from "../row.ts";
import { bundlerRows } from "./bundlers.ts";
import { jestRow } from "./jest.ts";
import { runtimeRows } from "./runtimes.ts";
import { typescriptRows } from "./typescript.ts";

/** A row with the names of the checks that it has to report. */
export interface ExpectedRow {
  readonly row: Row;
  readonly expected: readonly string[];
}

/** All rows, in the order of the table. */
export const ROWS: readonly ExpectedRow[] = [
  ...[...runtimeRows, jestRow, ...bundlerRows].map((row) => ({ row, expected: names })),
  ...typescriptRows,
];
