import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { perMonth, savedPerYear, total } from "./pricing.ts";

describe("price per month", () => {
  test.each([
    [19.95, 1, "19.95"],
    [59.85, 3, "19.95"],
    [71.85, 3, "23.95"],
    [239.4, 12, "19.95"],
    [215.4, 12, "17.95"],
    [100, 12, "8.33"],
    [100, 3, "33.33"],
    [29.99, 3, "10.00"],
    [0, 3, "0.00"],
    [12.06, 12, "1.01"],
    [99.54, 12, "8.29"],
  ])("$%s over %s months is %s", (price, months, text) => {
    expect(perMonth(price, months)).toBe(text);
  });

  test.each([
    [0.18, "0.01"],
    [0.3, "0.02"],
    [0.42, "0.03"],
    [0.9, "0.07"],
    [1.14, "0.09"],
    [1.26, "0.10"],
  ])("the tie of $%s over a year is rounded to %s", (price, text) => {
    expect(perMonth(price, 12)).toBe(text);
  });

  test("for yearly prices up to $500, binary division rounds 2166 of 4167 ties half up", () => {
    const ties = Array.from({ length: 50_000 }, (_, index) => index + 1).filter(
      (cents) => cents % 12 === 6,
    );
    const halfUp = ties.filter(
      (cents) => perMonth(cents / 100, 12) === ((cents + 6) / 12 / 100).toFixed(2),
    );
    expect([ties.length, halfUp.length]).toEqual([4167, 2166]);
  });

  test("is hidden while price or duration is unknown", () => {
    expect(perMonth(null, 3)).toBeNull();
    expect(perMonth(10, null)).toBeNull();
    expect(perMonth(10, 0)).toBeNull();
    expect(perMonth(10, -3)).toBeNull();
    expect(perMonth(Number.NaN, 3)).toBeNull();
  });

  test("has two decimals, for any price", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.integer(), (price, months) => {
        const text = perMonth(price, months);
        fc.pre(text !== null);
        expect(text).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });
});

describe("total", () => {
  test("is exact to the cent", () => {
    expect(total([59.85, 71.85, 19.95])).toBe(151.65);
    expect(total([0.1, 0.2])).toBe(0.3);
  });

  test("is unknown while any price is unknown", () => {
    expect(total([59.85, null])).toBeNull();
  });

  test("never loses a cent to rounding", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 8 }), (cents) => {
        const sum = cents.reduce((one, other) => one + other, 0);
        expect(total(cents.map((price) => price / 100))).toBe(sum / 100);
      }),
    );
  });
});

describe("the saving of a year against twelve months", () => {
  test.each([
    [59.85, 3, 21.95, 1, 24],
    [225, 12, 21.95, 1, 38.4],
    [215.4, 12, 22.9, 1, 59.4],
    [0.1, 1, 0.3, 1, 2.4],
    [49.99, 5, 21.95, 1, 143.42],
  ])("$%s every %s months against $%s every %s: $%s", (price, months, other, each, saved) => {
    expect(savedPerYear({ price, months }, { price: other, months: each })).toBe(saved);
  });

  test.each([
    ["the same price", { price: 21.95, months: 1 }],
    ["a higher price", { price: 70, months: 3 }],
    ["no price", { price: null, months: 3 }],
    ["no duration", { price: 59.85, months: null }],
    ["a duration of zero", { price: 59.85, months: 0 }],
    ["an infinite price", { price: Number.POSITIVE_INFINITY, months: 3 }],
  ])("%s saves nothing", (_, price) => {
    expect(savedPerYear(price, { price: 21.95, months: 1 })).toBeNull();
  });

  test("nothing is saved against an unknown monthly price", () => {
    expect(savedPerYear({ price: 225, months: 12 }, { price: null, months: 1 })).toBeNull();
  });

  test("it is a whole number of cents for any prices", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(1, 3, 6, 12), (own, other, months) => {
        const saved = savedPerYear({ price: own / 100, months }, { price: other / 100, months: 1 });
        const difference = other * 12 - (own * 12) / months;
        expect(saved).toBe(difference > 0 ? difference / 100 : null);
      }),
    );
  });
});
