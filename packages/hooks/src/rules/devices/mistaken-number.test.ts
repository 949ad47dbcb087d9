import * as fc from "fast-check";
import { expect, test } from "vitest";
import { imeisIn } from "./scanned-imei.ts";
import { mistakenNumber } from "./mistaken-number.ts";

test.each([
  ["twelve digits of an IMEI", "350000000000", "count"],
  ["fourteen digits of an IMEI", "35000000000000", "count"],
  ["an IMEI with its software version", "3500000000000601", "count"],
  ["an IMEI with two digits too many", "35000000000000612", "count"],
  ["an ICCID of 19 digits", "8901260123456789012", "iccid"],
  ["an ICCID of 20 digits, in groups", "8901 2601 2345 6789 0123", "iccid"],
  ["an ICCID that ends with its filler", "8901260123456789012F", "iccid"],
  ["20 digits that begin otherwise", "35000000000000612345", "count"],
  ["a phone number", "5550001111", "phone"],
  ["a formatted phone number", "+1 (555) 000-1111", "phone"],
  ["a phone number with a leading 1", "1-555-000-1111", "phone"],
  ["a serial number", "SN4F20B7", "serial"],
  ["an IMEI with a mistyped digit", "350000000000001", "checkDigit"],
  ["an IMEI", "350000000000006", null],
  ["an IMEI in groups", "35-000000-000000-6", null],
  ["nothing", "", null],
  ["the beginning of a number", "3500", null],
  ["a word", "label", null],
])("%s, %j, is recognised as %j", (_, text, expected) => {
  expect(mistakenNumber(text)).toBe(expected);
});

test("a valid IMEI is never mistaken for another number", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{15}$/), (text) => {
      fc.pre(imeisIn(text).length > 0);
      expect(mistakenNumber(text)).toBeNull();
    }),
  );
});

test.each(["3.5E+14", "3,5E+14", "3.58E14", "3e+14"])(
  "%s is how a spreadsheet shortens a long number",
  (text) => expect(mistakenNumber(text)).toBe("spreadsheet"),
);
