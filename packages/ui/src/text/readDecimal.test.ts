import { expect, test } from "vitest";
import { readDecimal } from "./readDecimal.ts";

test.each([
  ["54,5", "en-US", 54.5],
  ["54.5", "en-US", 54.5],
  ["54.5", "fr-CA", 54.5],
  ["54,5", "fr-CA", 54.5],
  ["12,345.6", "en-US", 12_345.6],
  ["12,345.6", "fr-CA", 12_345.6],
  ["1.234,5", "en-US", 1234.5],
  ["1.234.567", "en-US", 1_234_567],
  ["12,345", "en-US", 12_345],
  ["12.345", "en-US", 12.345],
  ["12,345", "fr-CA", 12.345],
  ["12 345,6", "fr-CA", 12_345.6],
  ["12\u202f345,6", "en-US", 12_345.6],
  ["12'345.6", "en-US", 12_345.6],
  ["0,345", "en-US", 0.345],
  [".5", "en-US", 0.5],
  ["54.", "en-US", 54],
  ["-3,5", "es-MX", -3.5],
  ["\u22123", "en-US", -3],
  ["５４", "en-US", 54],
  ["٥٤", "en-US", 54],
  [" 7 ", "en-US", 7],
  ["1e3", "en-US", 1000],
  ["-2.5E-1", "en-US", -0.25],
])("%j in %s is %d", (text, locale, number) => {
  expect(readDecimal(text, locale)).toBe(number);
});

test.each([
  ["12.345", "fr-CA"],
  ["1,23,4", "en-US"],
  ["1.2.3", "en-US"],
  ["1,234,56.7", "en-US"],
  ["1e", "en-US"],
  ["1.2.3e4", "en-US"],
  ["0x10", "en-US"],
  ["--3", "en-US"],
  [".", "en-US"],
])("%j in %s is unclear", (text, locale) => {
  expect(readDecimal(text, locale)).toBeNull();
});

test("a blank text is no number", () => {
  expect(readDecimal("  ", "en-US")).toBeNaN();
});
