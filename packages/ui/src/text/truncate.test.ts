import { expect, test } from "vitest";
import { PROSE_LIMIT, truncate, truncateRow } from "./truncate.ts";

test("a text of at most 500 characters is not changed", () => {
  expect(truncate("")).toBe("");
  expect(truncate("a".repeat(500))).toBe("a".repeat(500));
});

test("a longer text ends after 500 characters with an ellipsis", () => {
  expect(truncate("a".repeat(5_000_000))).toBe(`${"a".repeat(500)}…`);
  expect(truncate("a".repeat(5_000_000), PROSE_LIMIT)).toHaveLength(PROSE_LIMIT + 1);
});

test("a character of two code units is not split", () => {
  expect(truncate(`${"a".repeat(499)}😀😀`)).toBe(`${"a".repeat(499)}…`);
  expect(truncate(`${"a".repeat(498)}😀😀`)).toBe(`${"a".repeat(498)}😀…`);
});

test.each([null, undefined, 0, false])("%j is not changed", (content) => {
  expect(truncate(content)).toBe(content);
});

test("a row is the same object unless one of its texts is long, and its ids are never truncated", () => {
  const short = { id: "a".repeat(600), label: "Van", count: 3, icon: null };
  expect(truncateRow(short)).toBe(short);
  const long = { id: "a".repeat(600), copy: "b".repeat(600), label: "c".repeat(600) };
  expect(truncateRow(long)).toEqual({ ...long, label: `${"c".repeat(500)}…` });
});

test("a row that is a string has the limit of running text", () => {
  expect(truncateRow("a".repeat(600))).toHaveLength(600);
  expect(truncateRow("a".repeat(6000))).toHaveLength(PROSE_LIMIT + 1);
});
