import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  OBD_SPEED_FIELDS,
  OBD_WHOLE_FIELDS,
  savedNumber,
  shownNumber,
} from "./settings-numbers.ts";

describe("an OBD speed limit in miles", () => {
  test.each([
    [0, "0.00"],
    [1, "0.62"],
    [10, "6.21"],
    [50, "31.07"],
    [80, "49.71"],
    [100, "62.14"],
    [112, "69.59"],
    [120, "74.56"],
    [130, "80.78"],
    [200, "124.27"],
    [300, "186.41"],
  ])("%s km/h is shown as %s mph and saved as the same integer", (kmh, shown) => {
    expect(shownNumber("obd", "speed_limit", kmh, "MPH")).toBe(shown);
    expect(savedNumber("obd", "speed_limit", Number(shown), "MPH")).toBe(kmh);
  });

  test("every integer speed stays the same when it is shown and saved", () => {
    for (let kmh = 0; kmh <= 300; kmh++) {
      const shown = shownNumber("obd", "high_speed", kmh, "MPH");
      expect(savedNumber("obd", "high_speed", Number(shown), "MPH")).toBe(kmh);
    }
  });
});

test.each([
  [30, "MPH", 48],
  [31.5, "MPH", 51],
  [55, "MPH", 89],
  [65, "MPH", 105],
  [45.4, "KMH", 45],
  [45.5, "KMH", 46],
  [45.6, "KMH", 46],
  [12.6, "KMH", 13],
] as const)("%s %s typed for an OBD device is saved as %s", (typed, unit, saved) => {
  expect(savedNumber("obd", "medium_speed", typed, unit)).toBe(saved);
});

test.each([
  [12.4, 12],
  [12.5, 13],
  [12.6, 13],
  [-2.5, -2],
])("an OBD threshold of %s has no unit and is saved as %s", (typed, saved) => {
  expect(savedNumber("obd", "threshold_x", typed, "MPH")).toBe(saved);
});

test("only three OBD numbers are converted as speeds; braking and acceleration thresholds are not", () => {
  const converted = OBD_WHOLE_FIELDS.filter(
    (field) => savedNumber("obd", field, 100, "MPH") !== 100,
  );
  expect(converted.toSorted()).toEqual(OBD_SPEED_FIELDS.toSorted());
  expect(OBD_WHOLE_FIELDS).toHaveLength(18);
});

test("a GPS tracker keeps the decimals of its speed limit and converts nothing else", () => {
  expect(savedNumber("gps", "speed_limit", 50, "MPH")).toBe(80.467);
  expect(savedNumber("gps", "trip_end_timer", 2.5, "MPH")).toBe(2.5);
  expect(shownNumber("gps", "battery_low_limit", 20, "MPH")).toBe("20");
});

test("a number stored as text is shown; a value that is not a number leaves the field empty", () => {
  expect(shownNumber("gps", "speed_limit", "100", "MPH")).toBe("62.14");
  expect(shownNumber("gps", "speed_limit", null, "MPH")).toBe("");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.constant(null)), (stored) => {
      expect(shownNumber("obd", "speed_limit", stored, "MPH")).not.toContain("NaN");
    }),
  );
});
