import * as fc from "fast-check";
import { expect, test } from "vitest";
import { amountOf, toMinor } from "./amount.ts";

test.each([
  [1.005, 1.01],
  [1.004_999, 1],
  [8.575, 8.58],
  [0.615, 0.62],
  [59.85, 59.85],
  [0, 0],
  [0.005, 0.01],
  [0.004, 0],
  [1_000_000, 1_000_000],
  [999_999.995, 1_000_000],
  [1_000_000.01, null],
  [-0.01, null],
  [-1, null],
  [1e21, null],
  [1e-7, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])("a price of %d on the wire is an amount of %s", (dollars, amount) => {
  expect(amountOf(dollars)).toBe(amount);
});

test("an amount is the decimal text of the number, rounded half up", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      const cents = Math.floor((thousandths + 5) / 10);
      expect(toMinor(Number(`${thousandths}e-3`))).toBe(cents);
    }),
  );
});

test("an amount is an amount of itself, and its cents add up", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 20 }), (all) => {
      const amounts = all.map((cents) => amountOf(cents / 100) ?? Number.NaN);
      expect(amounts.map((one) => amountOf(one))).toEqual(amounts);
      expect(amounts.map((one) => toMinor(one))).toEqual(all);
    }),
  );
});
