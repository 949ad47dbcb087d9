import { expect, test } from "vitest";
import { matchingTimeZone } from "./time-zone.ts";

const list = (...names: string[]) => names.map((time_zone) => ({ time_zone }));

test.each([
  ["America/Chicago", ["America/New_York", "America/Chicago"], "America/Chicago"],
  // An alias of the same zone.
  ["America/New_York", ["US/Pacific", "US/Eastern"], "US/Eastern"],
  ["Asia/Calcutta", ["Asia/Kolkata"], "Asia/Kolkata"],
  ["Asia/Kolkata", ["Asia/Calcutta"], "Asia/Calcutta"],
  ["america/chicago", ["America/Chicago"], "America/Chicago"],
  // The same name takes precedence over an alias.
  ["US/Eastern", ["America/New_York", "US/Eastern"], "US/Eastern"],
])("%s is found in %j as %s", (own, names, found) => {
  expect(matchingTimeZone(list(...names), own)?.time_zone).toBe(found);
});

test.each([
  // The same time today, but another zone.
  ["America/Detroit", ["America/New_York"]],
  ["Europe/Paris", ["Europe/Berlin"]],
  // Names that are not zones.
  ["America/Chicago", ["Central Time (US & Canada)", "Chicago", ""]],
  ["Nowhere/Here", ["America/Chicago"]],
  ["", ["America/Chicago", ""]],
  [undefined, ["America/Chicago"]],
  ["America/Chicago", []],
])("%s is not found in %j", (own, names) => {
  expect(matchingTimeZone(list(...names), own)).toBeUndefined();
});

test("a zone that the runtime does not know is found only by the same name", () => {
  expect(matchingTimeZone(list("Depot/North"), "Depot/North")?.time_zone).toBe("Depot/North");
});
