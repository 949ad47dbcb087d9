import * as fc from "fast-check";
import { expect, test } from "vitest";
import { discountPercent } from "./discount.ts";

test.each([
  ["10", 10],
  ["10%", 10],
  ["15", 15],
  ["15 ", 15],
  [" 15% ", 15],
  ["1%0", null],
  [true, null],
  [[10], null],
  [10, 10],
  ["0", null],
  ["abc", null],
  [null, null],
])("the configured value %j becomes the badge %j", (value, percent) => {
  expect(discountPercent(value)).toBe(percent);
});

test("any value becomes a positive percentage or no badge", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const percent = discountPercent(value);
      expect(percent === null || percent > 0).toBe(true);
    }),
  );
});
