import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expirationDate, expiryMonths, expiryYears, hasExpired, monthForYear } from "./expiry.ts";

const YEAR = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];
const day = (text: string) => new Date(`${text}T12:00:00`);

describe("the choices of an expiry date", () => {
  test.each([
    ["2026-01-01", "2026", "2042", YEAR],
    ["2026-06-15", "2026", "2042", YEAR.slice(5)],
    ["2026-11-19", "2026", "2042", ["11", "12"]],
    ["2026-12-31", "2026", "2042", ["12"]],
    ["2028-02-29", "2028", "2044", YEAR.slice(1)],
  ])("on %s the years run from %s to %s", (text, first, last, months) => {
    const today = day(text);
    const years = expiryYears(today);
    expect([years[0], years.at(-1), years.length]).toEqual([first, last, 17]);
    expect(expiryMonths(today, first)).toEqual(months);
    expect(expiryMonths(today, String(Number(first) + 1))).toEqual(YEAR);
  });

  test("before a year is chosen every month is offered", () => {
    expect(expiryMonths(day("2026-11-19"), "")).toEqual(YEAR);
  });
});

test.each([
  ["03", "2026", ""],
  ["11", "2026", "11"],
  ["12", "2026", "12"],
  ["03", "2027", "03"],
  ["10", "2026", ""],
])("in November 2026 the month %s with the year %s becomes %j", (month, year, result) => {
  expect(monthForYear(day("2026-11-19"), month, year)).toBe(result);
});

test("month and year are sent as MM/YYYY", () => {
  expect(expirationDate("03", "2029")).toBe("03/2029");
});

test("the resulting month is always one of those offered, and stays the same when applied again", () => {
  const days = fc.date({ min: day("2020-01-02"), max: day("2060-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom("", ...YEAR), fc.nat(20), (today, month, ahead) => {
      const year = String(today.getFullYear() + ahead);
      const result = monthForYear(today, month, year);
      expect(["", ...expiryMonths(today, year)]).toContain(result);
      expect(monthForYear(today, result, year)).toBe(result);
    }),
  );
});

test.each([
  ["10", "2026", true],
  ["11", "2026", false],
  ["12", "2025", true],
  ["01", "2027", false],
  ["1", "2026", true],
  ["", "2025", false],
  ["10", "", false],
  ["ten", "2025", false],
  ["x1", "2025", false],
  ["1x", "2025", false],
  ["012", "2025", false],
  ["10", "02025", false],
  ["10", "2025.5", false],
])("on 30 November 2026 a card with month %j and year %j has expired: %s", (month, year, is) => {
  expect(hasExpired(new Date(2026, 10, 30, 23, 59), month, year)).toBe(is);
});
