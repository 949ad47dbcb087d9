import { describe, expect, test } from "vitest";
import { parsePlanRules } from "../plans/plan-rules.ts";
import { isTripEmailOnly, tripFlags, tripMode } from "./trip-mode.ts";

test("a trip mode sets exactly one flag", () => {
  expect(tripFlags("gsensor")).toEqual({ trip_sensor: true, trip_coordinate: false });
  expect(tripFlags("coordinate")).toEqual({ trip_sensor: false, trip_coordinate: true });
});

test.each(["gsensor", "coordinate"] as const)("%s is shown again after saving", (mode) => {
  expect(tripMode(tripFlags(mode))).toBe(mode);
});

test("both flags show G-Sensor, no flag shows no choice", () => {
  expect(tripMode({ trip_sensor: true, trip_coordinate: true })).toBe("gsensor");
  expect(tripMode({ trip_sensor: false, trip_coordinate: false })).toBeNull();
});

describe("(Email Only)", () => {
  test("is shown next to G-Sensor on a plan without G-Sensor alerts", () => {
    expect(isTripEmailOnly(parsePlanRules("coverage"), "gsensor")).toBe(true);
  });

  test("is not shown on a plan with G-Sensor alerts or next to the other mode", () => {
    expect(isTripEmailOnly(parsePlanRules("gsensor_enable"), "gsensor")).toBe(false);
    expect(isTripEmailOnly(parsePlanRules("coverage"), "coordinate")).toBe(false);
    expect(isTripEmailOnly(parsePlanRules("coverage"), null)).toBe(false);
  });
});
