import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigitLooksWrong } from "./check-digit.ts";
import { isCompleteImei, readImei } from "./imei.ts";
import { imeiFromPaste, isPasted } from "./pasted-imei.ts";
import { earlierRow } from "./duplicate-imeis.ts";

describe("typed text", () => {
  test.each([
    ["", "imei.required"],
    ["  ", "imei.required"],
    ["12a", "imei.invalid"],
    ["12 34", "imei.invalid"],
    ["1234567890123456", "imei.tooLong"],
  ])("%j is rejected with %s", (text, code) => {
    expect(readImei(text)).toEqual({ kind: "error", code });
  });

  test.each([
    ["1", "1"],
    ["123456789012345", "123456789012345"],
    [" 35 ", "35"],
  ])("%j is checked as %s", (text, imei) => {
    expect(readImei(text)).toEqual({ kind: "call", imei });
  });

  test("of any kind is either rejected or checked with at most 15 digits", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{0,18}$/)), (text) => {
        const reading = readImei(text);
        const result = reading.kind === "call" ? reading.imei : reading.code;
        expect(result).toMatch(/^(\d{1,15}|imei\.(required|invalid|tooLong))$/);
      }),
    );
  });
});

test.each([
  ["350000000000001", true],
  [" 350000000000001 ", true],
  ["35000000000000", false],
  ["3500000000000010", false],
  ["", false],
])("%j has as many characters as an IMEI: %s", (text, is) => {
  expect(isCompleteImei(text)).toBe(is);
});

describe("the same IMEI in two rows", () => {
  test.each([
    [
      ["1", "1"],
      [null, 0],
    ],
    [
      ["1", "2", "2"],
      [null, null, 1],
    ],
    [
      ["1", "1", "1"],
      [null, 0, 0],
    ],
    [
      [" 1", "1"],
      [null, 0],
    ],
    [
      ["1", "", ""],
      [null, null, null],
    ],
  ])("for %j, the earlier rows are %j", (imeis, rows) => {
    expect(imeis.map((_, row) => earlierRow(imeis, row))).toEqual(rows);
  });

  test("is resolved when the reported rows are removed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("", "1", " 1", "2", "3")), (imeis) => {
        const left = imeis.filter((_, row) => earlierRow(imeis, row) === null);
        expect(left.filter((_, row) => earlierRow(left, row) !== null)).toEqual([]);
      }),
    );
  });
});

describe("pasted text", () => {
  test.each([
    ["35 000000 000000 6", "350000000000006"],
    ["35-000000-000000-6\n", "350000000000006"],
    ["35\u2011000000\u00A0000000\u20136", "350000000000006"],
    ["IMEI: 350000000000006", "350000000000006"],
    ["IMEI 1: 35-000000-000000-6", "350000000000006"],
    ['"350000000000006",', "350000000000006"],
    ["“350000000000006”.", "350000000000006"],
    ["\u200e350000000000006\u202c", "350000000000006"],
    ["３５００００００００００００６", "350000000000006"],
    ["٣٥٠٠٠٠٠٠٠٠٠٠٠٠٦", "350000000000006"],
    ["۳۵۰۰۰۰۰۰۰۰۰۰۰۰۶", "350000000000006"],
    ["३५००००००००००००६", "350000000000006"],
    ["3.5E+14", "3.5E+14"],
    ["call me", "call me"],
  ])("%j becomes %j", (pasted, imei) => {
    expect(imeiFromPaste(pasted)).toBe(imei);
  });

  test("of digits in groups becomes the digits, and pasting twice changes nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\d{1,6}$/)), fc.string(), (groups, text) => {
        expect(imeiFromPaste(groups.join(" "))).toBe(groups.join(""));
        expect(imeiFromPaste(imeiFromPaste(text))).toBe(imeiFromPaste(text));
      }),
    );
  });
});

describe("an edit counts as a paste", () => {
  test("if several characters are inserted at once", () => {
    expect(isPasted("", "12")).toBe(true);
    expect(isPasted("12", "1234567")).toBe(true);
  });

  test("but not if one is typed or any number is removed", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.stringMatching(/^.$/), (text, place, key) => {
        const at = place % (text.length + 1);
        expect(isPasted(text, text.slice(0, at) + key + text.slice(at))).toBe(false);
        expect(isPasted(text, text.slice(0, at))).toBe(false);
      }),
    );
  });
});

describe("the hint about a mistyped digit", () => {
  test("shows for a wrong check digit only", () => {
    expect(checkDigitLooksWrong("490154203237518")).toBe(false);
    expect(checkDigitLooksWrong("490154203237519")).toBe(true);
  });

  test("ignores blanks around the number", () => {
    expect(checkDigitLooksWrong(" 490154203237519 ")).toBe(true);
  });

  test("waits until there are 15 digits", () => {
    expect(checkDigitLooksWrong("49015420323751")).toBe(false);
    expect(checkDigitLooksWrong("4901542032375190")).toBe(false);
    expect(checkDigitLooksWrong("49015420323751x")).toBe(false);
  });

  test("accepts exactly one last digit for any fourteen", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{14}$/), (body) => {
        const right = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(
          (imei) => !checkDigitLooksWrong(imei),
        );
        expect(right).toHaveLength(1);
      }),
    );
  });
});
