import { expect, test } from "vitest";
import { timeToSettle, type SentAt } from "./time-to-settle.ts";

const SENT_AT = Date.parse("2026-11-21T12:00:00.000Z");
const DAY = 86_400_000;
const LIMIT = 150_000;

const sent = (origin: SentAt["origin"], monotonicAt: number | null = 1_000): SentAt => ({
  at: new Date(SENT_AT).toISOString(),
  monotonicAt,
  origin,
});

/** The clocks of a page, these milliseconds after the request was sent. */
const after = (wall: number, monotonic: number) => ({
  now: () => new Date(SENT_AT + wall),
  monotonicNow: () => 1_000 + monotonic,
});

test.each([
  ["the page that sent it ignores the system clock", "this-page", DAY, 40_000],
  ["the page that sent it ignores a system clock that was set back", "this-page", -DAY, 40_000],
  ["both clocks count after a reload", "earlier-page", 40_000, 40_000],
  ["after a reload, a clock that was set forward does not shorten it", "earlier-page", DAY, 40_000],
  [
    "after a reload, a monotonic clock with another origin does not shorten it",
    "earlier-page",
    40_000,
    DAY,
  ],
] as const)("the time left: %s", (_, origin, wall, monotonic) => {
  expect(timeToSettle(sent(origin), after(wall, monotonic), 90_000)).toBe(LIMIT - 40_000);
});

test.each([
  ["a clock that was set back", sent("earlier-page"), -DAY, 40_000],
  ["a restarted monotonic clock", sent("earlier-page"), 40_000, -900],
  ["a time that was not stored", sent("earlier-page", null), 40_000, 40_000],
  ["a time that cannot be parsed", { ...sent("earlier-page"), at: "noon" }, 40_000, 40_000],
])("all of the time is left after a reload with %s", (_, attempt, wall, monotonic) => {
  expect(timeToSettle(attempt, after(wall, monotonic), 90_000)).toBe(LIMIT);
});

test("no time is left once the client's timeout and a minute are over", () => {
  expect(timeToSettle(sent("this-page"), after(0, LIMIT), 90_000)).toBe(0);
  expect(timeToSettle(sent("earlier-page"), after(LIMIT, LIMIT), 90_000)).toBe(0);
});
