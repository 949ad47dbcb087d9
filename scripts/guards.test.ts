import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GUARDS } from "../mutation/guards/index.ts";

const flows = join(import.meta.dirname, "../packages/hooks/src/flows");

test.each(GUARDS.flatMap(({ id, edits }) => edits.map((edit) => ({ id, ...edit }))))(
  "the guard $id that can be taken out of $file is there once",
  async ({ file, from }) => {
    const text = await readFile(join(flows, file), "utf8");
    expect(text.split(from)).toHaveLength(2);
  },
);

test("each guard of a payment has an id of its own, and names another one that backs it", () => {
  const ids = GUARDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const backing = GUARDS.flatMap(({ backedBy }) => (backedBy === undefined ? [] : [backedBy.pair]));
  expect(ids).toEqual(expect.arrayContaining(backing));
});
