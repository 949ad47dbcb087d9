import { expect, test } from "vitest";
import { PROSE, shorten, shortenRow } from "./shorten.ts";

test("a text of at most 500 characters is not changed", () => {
  expect(shorten("")).toBe("");
  expect(shorten("a".repeat(500))).toBe("a".repeat(500));
});

test("a longer text ends after 500 characters with an ellipsis", () => {
  expect(shorten("a".repeat(5_000_000))).toBe(`${"a".repeat(500)}…`);
  expect(shorten("a".repeat(5_000_000), PROSE)).toHaveLength(PROSE + 1);
});

test("a character of two code units is not split", () => {
  expect(shorten(`${"a".repeat(499)}😀😀`)).toBe(`${"a".repeat(499)}…`);
  expect(shorten(`${"a".repeat(498)}😀😀`)).toBe(`${"a".repeat(498)}😀…`);
});

test.each([null, undefined, 0, false])("%j is not changed", (content) => {
  expect(shorten(content)).toBe(content);
});

test("a row is the same object unless one of its texts is long, and its ids are never truncated", () => {
  const short = { id: "a".repeat(600), label: "Van", count: 3, icon: null };
  expect(shortenRow(short)).toBe(short);
  const long = { id: "a".repeat(600), copy: "b".repeat(600), label: "c".repeat(600) };
  expect(shortenRow(long)).toEqual({ ...long, label: `${"c".repeat(500)}…` });
});

test("a row that is a string has the limit of running text", () => {
  expect(shortenRow("a".repeat(600))).toHaveLength(600);
  expect(shortenRow("a".repeat(6000))).toHaveLength(PROSE + 1);
});
