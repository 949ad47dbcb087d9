import { describe, expect, test } from "vitest";
import type { SettingsName } from "../../rules/device-settings/settings-fields.ts";
import {
  OBD_WHOLE_FIELDS,
  savedNumber,
  shownNumber,
} from "../../rules/device-settings/settings-numbers.ts";
import { settingsToSave, shownValue, storedAsShown, type Values } from "./values.ts";

/** A device's loaded settings, with any edits. */
const values = (
  base: Pick<Values, "kind" | "unit">,
  loaded: Values["loaded"],
  edits: Values["edits"] = {},
): Values => ({
  ...base,
  loaded,
  edits,
  enteredFuelUnit: loaded["fuel_capacity_unit"] === "liter" ? "liter" : "gallon",
});

/** Saves an entry, loads it again, and returns the entry that is then shown. */
function again(before: Values, name: SettingsName): number {
  const loaded = settingsToSave(before);
  return Number(storedAsShown({ ...before, loaded, edits: {} }, name));
}

/** 0 to `max` in steps of a hundredth, as texts with at most two decimals. */
const hundredths = (max: number): string[] =>
  Array.from({ length: max * 100 + 1 }, (_, index) => String(index / 100));

describe("an edited value is loaded as it was entered, over its whole range", () => {
  test.each(["KMH", "MPH"] as const)("a GPS speed limit in %s", (unit) => {
    const wrong = hundredths(300).filter((text) => {
      const before = values({ kind: "gps", unit }, { speed_limit: 1000 }, { speed_limit: text });
      return again(before, "speed_limit") !== Number(text);
    });
    expect(wrong).toEqual([]);
  });

  test.each(["gallon", "liter"] as const)("a fuel capacity in %s", (unit) => {
    const wrong = hundredths(400).filter((text) => {
      const loaded = { fuel_capacity: 1000, fuel_capacity_unit: unit };
      const before = values({ kind: "obd", unit: "KMH" }, loaded, { fuel_capacity: text });
      return again(before, "fuel_capacity") !== Number(text);
    });
    expect(wrong).toEqual([]);
  });

  test("an OBD speed with the documented rounding to whole km/h", () => {
    const before = values({ kind: "obd", unit: "MPH" }, { speed_limit: 1 }, { speed_limit: "60" });
    expect(settingsToSave(before)).toEqual({ speed_limit: 97 });
    expect(again(before, "speed_limit")).toBe(60.27);
    for (let kmh = 0; kmh <= 300; kmh += 1) {
      const shown = shownNumber("obd", "speed_limit", kmh, "MPH");
      expect(savedNumber("obd", "speed_limit", Number(shown), "MPH")).toBe(kmh);
    }
  });
});

test.each([
  [0, "0.00"],
  [1, "0.62"],
  [100, "62.14"],
  ["100", "62.14"],
  ["100.00", "62.14"],
])("a stored whole speed of %j that was not edited is sent unchanged", (stored, shown) => {
  for (const kind of ["gps", "obd"] as const) {
    const before = values({ kind, unit: "MPH" }, { speed_limit: stored });
    expect(shownValue(before, "speed_limit")).toBe(shown);
    expect(settingsToSave(before)).toEqual({ speed_limit: stored });
    const retyped = values({ kind, unit: "MPH" }, { speed_limit: stored }, { speed_limit: shown });
    expect(settingsToSave(retyped)).toEqual({ speed_limit: stored });
  }
});

test("a GPS speed limit with decimals that was not edited is sent unchanged", () => {
  const loaded = { speed_limit: 130.5, trip_end_timer: "2.5", battery_low_limit: 9.9 };
  for (const unit of ["KMH", "MPH"] as const) {
    expect(settingsToSave(values({ kind: "gps", unit }, loaded))).toEqual(loaded);
  }
});

describe.each(["KMH", "MPH"] as const)(
  "the values that are sent for an OBD device without an edit, in %s",
  (unit) => {
    test.each(OBD_WHOLE_FIELDS)("%s is whole, in the type that was stored", (name) => {
      for (const [stored, sent] of [
        [130.5, 131],
        ["130.4", "130"],
        [-2.5, -2],
        [12, 12],
        ["9007199254740993", "9007199254740993"],
      ] as const) {
        expect(settingsToSave(values({ kind: "obd", unit }, { [name]: stored }))).toEqual({
          [name]: sent,
        });
      }
    });

    test("a fuel capacity, an odometer and undocumented fields keep their decimals", () => {
      const loaded = {
        fuel_capacity: 12.5,
        odometer_value: "10.5",
        late_fee: 0.5,
        speed_limit: 10,
      };
      const before = values({ kind: "obd", unit }, loaded, { speed_limit: "20.00" });
      const sent = settingsToSave(before);
      expect(sent).toEqual({ ...loaded, speed_limit: unit === "KMH" ? 20 : 32 });
      expect(settingsToSave({ ...before, edits: {} })).toEqual(loaded);
    });
  },
);

test.each([{}, [], true, null, undefined, Number.NaN, "fast"])(
  "a stored value of %j is shown as empty and sent unchanged",
  (stored) => {
    const loaded = { speed_limit: stored, fuel_capacity: stored };
    const before = values({ kind: "obd", unit: "MPH" }, loaded);
    expect(shownValue(before, "speed_limit")).toBe("");
    expect(shownValue(before, "fuel_capacity")).toBe("");
    expect(settingsToSave(before)).toEqual(loaded);
  },
);

test("a flag that is stored as text stays text", () => {
  const loaded = { show_speed: "true", sos_sms: "false" };
  const before = values({ kind: "gps", unit: "KMH" }, loaded);
  expect([shownValue(before, "show_speed"), shownValue(before, "sos_sms")]).toEqual([true, false]);
  const edited = { ...before, edits: { show_speed: false, sos_sms: false } };
  expect(settingsToSave(edited)).toEqual({ show_speed: "false", sos_sms: "false" });
});
