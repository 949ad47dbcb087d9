import { expect, test } from "vitest";
import { addMonths, dateText, isExpired } from "./clock.ts";

test.each([
  ["2026-11-21", 1, "2026-12-21"],
  ["2026-11-21", 3, "2027-02-21"],
  ["2026-11-21", 12, "2027-11-21"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-08-31", 1, "2026-09-30"],
])("%s plus %i months is %s", (from, months, to) => {
  expect(dateText(addMonths(new Date(`${from}T23:59:59Z`), months))).toBe(to);
});

test.each([
  [10, 2026, true],
  [11, 2026, false],
  [12, 2026, false],
  [1, 2027, false],
  [12, 2025, true],
])("on 30 November 2026 a card of %i/%i has expired: %s", (month, year, expired) => {
  expect(isExpired({ month, year }, new Date("2026-11-30T23:59:59Z"))).toBe(expired);
});
