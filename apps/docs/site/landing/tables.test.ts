import { expect, test } from "vitest";
import { excerptOf, findRows } from "./tables.ts";

const table = "| measured | figure |\n| --- | ---: |\n| size: all | 6.9 kB |\n";

test("a row is found by its first cell", () => {
  expect(findRows(table, /^size/)).toEqual([["size: all", "6.9 kB"]]);
});

test("a missing row or line is an error, so that the site is not built without it", () => {
  expect(() => findRows(table, /^speed/)).toThrow("No table has a row ^speed.");
  expect(() => excerptOf(table, "const", 1)).toThrow("No line begins with const");
});

test("an excerpt has no indentation", () => {
  expect(excerptOf("a\n  const b = 1;\n    c();\n", "const b", 2)).toBe("const b = 1;\nc();");
});
