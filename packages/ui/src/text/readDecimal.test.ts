import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
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

/** How a reading of an odometer is read where it is written in one language and region. */
test.each([
  ["en-US", 12.345, 12_345],
  ["en-GB", 12.345, 12_345],
  ["es-US", 12.345, 12_345],
  ["es-MX", 12.345, 12_345],
  ["es-ES", 12_345, 12.345],
  ["de-DE", 12_345, 12.345],
  ["de-CH", 12.345, null],
  ["pt-BR", 12_345, 12.345],
  ["fr-FR", null, 12.345],
  ["fr-CA", null, 12.345],
  ["pl-PL", null, 12.345],
  ["ja-JP", 12.345, 12_345],
])("in %s, 12.345 is %d and 12,345 is %d", (locale, withPoint, withComma) => {
  expect(readDecimal("12.345", locale)).toBe(withPoint);
  expect(readDecimal("12,345", locale)).toBe(withComma);
  for (const clear of ["12.345,6", "12,345.6", "12 345,6", "12345.6", "12345,6", "12\u202f345.6"]) {
    expect(readDecimal(clear, locale)).toBe(12_345.6);
  }
});

describe("a page in one language for a reader of another", () => {
  test.each([
    ["12.345", "en-US", "de-DE", null],
    ["12,345", "en-US", "es-ES", null],
    ["-1.000", "en-US", "pt-BR", null],
    ["1.234e3", "en-US", "de-DE", null],
    ["1.000", "es-US", "es-MX", 1],
    ["1.000", "es-ES", "de-DE", 1000],
    ["12.345", "en-US", "fr-FR", null],
    ["1.234.567", "en-US", "de-DE", 1_234_567],
    ["54,5", "en-US", "de-DE", 54.5],
    ["0.500", "en-US", "de-DE", 0.5],
    ["", "en-US", "de-DE", Number.NaN],
  ])("%j in %s and %s is %d", (text, page, reader, number) => {
    expect(readDecimal(text, page, reader)).toBe(number);
    expect(readDecimal(text, reader, page)).toBe(number);
  });

  test("a number is read only if both read the same, and as either of them", () => {
    const locales = fc.constantFrom("en-US", "es-ES", "es-MX", "de-CH", "fr-CA", "pt-BR");
    fc.assert(
      fc.property(fc.stringMatching(/^-?[\d.,]{1,9}$/), locales, locales, (text, one, other) => {
        const [first, second] = [readDecimal(text, one), readDecimal(text, other)];
        expect(readDecimal(text, one, other)).toBe(Object.is(first, second) ? first : null);
      }),
    );
  });
});
