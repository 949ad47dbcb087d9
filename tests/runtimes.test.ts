import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROWS } from "../proofs/runtimes/rows/all.ts";

test("the SDK's README shows that every row of `npm run runtimes` passed all of its checks", async () => {
  const readme = await readFile(join(import.meta.dirname, "../packages/sdk/README.md"), "utf8");
  const shown = readme
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => / of \d+$/.test(cells[3] ?? ""))
    .map(([, name, , checks, note]) => ({ name, checks, note }));
  const expected = ROWS.map(({ row, expected: { length } }) => ({
    name: row.name,
    checks: `${length} of ${length}`,
    note: row.note ?? "",
  }));
  expect(shown).toEqual(expected);
});
