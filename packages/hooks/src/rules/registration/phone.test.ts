import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCompletePhone, phoneInput } from "./phone.ts";

test.each([
  ["", ""],
  ["1234567890", "1234567890"],
  ["12345678901", "555"],
  [" 123 ", "123"],
  ["\uFF11\u0662\u06F3", "123"],
  ["\u0002123\u001d4567890\u0004", "1234567890"],
  ["12²", "555"],
  ["12a", "555"],
  ["-1", "555"],
])("typing %j over 555 gives %j", (typed, left) => {
  expect(phoneInput("555", typed)).toBe(left);
});

test("only ten digits are a complete phone number", () => {
  expect(["5550001111", "555000111", "55500011112", "555000111a"].map(isCompletePhone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("whatever is typed, the field has at most ten digits, and typing those again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{0,12} ?$/)), (typed) => {
      const value = phoneInput("555", typed);
      expect(value).toMatch(/^\d{0,10}$/);
      expect(phoneInput("", value)).toBe(value);
    }),
  );
});
