import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GUARDS } from "../mutation/guards/index.ts";

const flows = join(import.meta.dirname, "../packages/hooks/src/flows");

test.each(GUARDS.flatMap(({ id, edits }) => edits.map((edit) => ({ id, ...edit }))))(
  "the text of the guard $id occurs once in $file",
  async ({ file, from }) => {
    const text = await readFile(join(flows, file), "utf8");
    expect(text.split(from)).toHaveLength(2);
  },
);

test("each guard of a payment has a unique id, and the guard that backs it exists", () => {
  const ids = GUARDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const backing = GUARDS.flatMap(({ backedBy }) => (backedBy === undefined ? [] : [backedBy.pair]));
  expect(ids).toEqual(expect.arrayContaining(backing));
});
