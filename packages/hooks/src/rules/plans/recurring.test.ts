import { expect, test } from "vitest";
import { recurring } from "./recurring.ts";

test("recurring payments are summed by period, shortest first", () => {
  const rows = [
    { price: 59.85, months: 3 },
    { price: 19.95, months: 1 },
    { price: 51.45, months: 3 },
    { price: 4.95, months: null },
    { price: null, months: 12 },
    { price: 10, months: 0 },
  ];
  expect(recurring(rows)).toEqual([
    { months: 1, dollars: 19.95, first: null },
    { months: 3, dollars: 111.3, first: null },
  ]);
  expect(recurring([])).toEqual([]);
});

test.each([
  [2026, 11, 23, 3, "2027-02-23"],
  [2026, 11, 30, 3, "2027-02-28"],
  [2027, 11, 30, 3, "2028-02-29"],
  [2027, 1, 31, 1, "2027-02-28"],
  [2026, 12, 31, 1, "2027-01-31"],
  [2028, 2, 29, 12, "2029-02-28"],
])("a payment on %i-%i-%i renews %i months later, on %s", (year, month, day, months, first) => {
  const from = new Date(year, month - 1, day, 23, 59);
  expect(recurring([{ price: 1, months }], from)).toEqual([{ months, dollars: 1, first }]);
});
