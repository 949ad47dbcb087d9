import { names } from "../checks/main.ts";
import type { ExpectedRow } from "../row.ts";
import { bundlerRows } from "./bundlers.ts";
import { jestRow } from "./jest.ts";
import { runtimeRows } from "./runtimes.ts";
import { typescriptRows } from "./typescript.ts";

/** All rows, in the order of the table. */
export const ROWS: readonly ExpectedRow[] = [
  ...[...runtimeRows, jestRow, ...bundlerRows].map((row) => ({ row, expected: names })),
  ...typescriptRows,
];
