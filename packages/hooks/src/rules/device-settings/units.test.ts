import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  KM_PER_MILE,
  LITERS_PER_GALLON,
  odometerLabel,
  odometerText,
  readNumber,
  savedFuel,
  savedSpeed,
  settingsUnit,
  shownFuel,
  shownFuelAfterSwitch,
  shownSpeed,
  wholeNumber,
} from "./units.ts";

test("a mile is 1.60934 km and a gallon 3.78541 liters", () => {
  expect(KM_PER_MILE).toBe(1.60934);
  expect(LITERS_PER_GALLON).toBe(3.78541);
});

test("without a chosen unit the settings are shown in kilometres", () => {
  expect([settingsUnit(""), settingsUnit("MPH")]).toEqual(["KMH", "MPH"]);
});

describe("speed in miles", () => {
  test.each([
    [0, "0.00", 0],
    [1, "0.62", 0.997791],
    [10, "6.21", 9.994001],
    [50, "31.07", 50.002194],
    [60, "37.28", 59.996195],
    [80, "49.71", 80.000291],
    [88, "54.68", 87.998711],
    [100, "62.14", 100.004388],
    [112, "69.59", 111.993971],
    [120, "74.56", 119.99239],
    [130, "80.78", 130.002485],
    [160, "99.42", 160.000583],
    [200, "124.27", 199.992682],
    [300, "186.41", 299.997069],
  ])("%s km/h is shown as %s mph, which converts back to %s", (kmh, shown, saved) => {
    expect(shownSpeed(kmh, "MPH")).toBe(shown);
    expect(savedSpeed(Number(shown), "MPH")).toBe(saved);
  });

  test.each([
    [0, 0],
    [25, 40.2335],
    [50, 80.467],
    [55, 88.5137],
    [62.14, 100.004388],
    [65, 104.6071],
    [70, 112.6538],
    [100, 160.934],
    [300, 482.802],
  ])("%s typed is stored as %s", (typed, stored) => {
    expect(savedSpeed(typed, "MPH")).toBe(stored);
  });

  test("a saved speed is shown with the text that was saved", () => {
    for (let kmh = 0; kmh <= 300; kmh++) {
      const shown = shownSpeed(kmh, "MPH");
      expect(shownSpeed(savedSpeed(Number(shown), "MPH"), "MPH")).toBe(shown);
    }
  });
});

test.each([0, 45.5, 100])("%s km/h is not converted if kilometres are shown", (kmh) => {
  expect(shownSpeed(kmh, "KMH")).toBe(String(kmh));
  expect(savedSpeed(kmh, "KMH")).toBe(kmh);
});

test.each([
  [12.4, 12],
  [12.5, 13],
  [12.6, 13],
  [-2.5, -2],
  [-0.2, 0],
])("%s is saved as the whole number %s", (entered, whole) => {
  expect(wholeNumber(entered)).toBe(whole);
});

describe("odometer", () => {
  test.each([
    ["0", "MPH", "0"],
    ["1", "MPH", "1.60934"],
    ["100", "MPH", "160.934"],
    ["12345", "MPH", "19867.3023"],
    ["12345.6", "MPH", "19868.267904"],
    ["100000", "MPH", "160934"],
    ["12345", "KMH", "12345"],
    [" 500 ", "KMH", "500"],
  ] as const)("%j in %s is sent as %j", (typed, unit, sent) => {
    expect(odometerText(typed, unit)).toBe(sent);
  });

  test.each(["", "  ", "ten", "1,5", "0x10", "1e3", "0b1", "Infinity", ".", "1 2"])(
    "%j is not a number",
    (typed) => {
      expect(odometerText(typed, "MPH")).toBeNull();
      expect(odometerText(typed, "KMH")).toBeNull();
    },
  );

  test.each(["-5", "+5", ".5", "5."])("%j is accepted as a number", (typed) => {
    expect(odometerText(typed, "KMH")).toBe(typed);
  });

  test("its unit is shown as Miles for MPH, otherwise as the unit itself", () => {
    expect(odometerLabel("MPH")).toBe("Miles");
    expect(odometerLabel("KMH")).toBe("KMH");
  });
});

describe("fuel capacity", () => {
  test.each([
    [0, "0.00", 0],
    [1, "3.79", 1.001213],
    [5, "18.93", 5.000779],
    [10, "37.85", 9.998917],
    [12.5, "47.32", 12.500627],
    [15, "56.78", 14.999696],
    [20, "75.71", 20.000476],
    [25, "94.64", 25.001255],
  ])("%s gallons are shown as %s liters, which convert back to %s", (gallons, shown, saved) => {
    expect(shownFuel(gallons, "liter")).toBe(shown);
    expect(savedFuel(Number(shown), "liter")).toBe(saved);
  });

  test.each([
    [40, 10.566887],
    [50, 13.208609],
    [56.78, 14.999696],
    [60, 15.850331],
    [75, 19.812913],
  ])("%s liters typed are stored as %s gallons", (typed, stored) => {
    expect(savedFuel(typed, "liter")).toBe(stored);
  });

  test("gallons are not converted", () => {
    expect(shownFuel(15, "gallon")).toBe("15");
    expect(savedFuel(15, "gallon")).toBe(15);
  });

  test("changing the unit changes the number but not the amount of fuel", () => {
    expect(shownFuelAfterSwitch(15, "gallon", "liter")).toBe("56.78");
    expect(shownFuelAfterSwitch(56.78, "liter", "gallon")).toBe("14.999696");
    expect(shownFuelAfterSwitch(15, "gallon", "gallon")).toBe("15");
    expect(shownFuelAfterSwitch(56.785, "liter", "liter")).toBe("56.785");
  });
});

describe("for any value", () => {
  const entered = fc.double({ min: 0, max: 1e6, noNaN: true });

  test("a value that is saved and shown again differs by less than a hundredth from the entry", () => {
    fc.assert(
      fc.property(entered, fc.constantFrom("KMH", "MPH"), (typed, unit) => {
        const again = Number(shownSpeed(savedSpeed(typed, unit), unit));
        expect(Math.abs(again - typed)).toBeLessThan(0.0051);
      }),
    );
    fc.assert(
      fc.property(entered, fc.constantFrom("gallon", "liter"), (typed, unit) => {
        const again = Number(shownFuel(savedFuel(typed, unit), unit));
        expect(Math.abs(again - typed)).toBeLessThan(0.0051);
      }),
    );
  });

  test("a whole number stays whole, and rounding twice changes nothing", () => {
    fc.assert(
      fc.property(entered, (typed) => {
        expect(wholeNumber(wholeNumber(typed))).toBe(wholeNumber(typed));
      }),
    );
  });

  test("an odometer text is a number or null", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("KMH", "MPH"), (typed, unit) => {
        const sent = odometerText(typed, unit);
        expect(sent === null || Number.isFinite(Number(sent))).toBe(true);
      }),
    );
  });
});

test("a number may begin with its decimal point", () => {
  expect(readNumber(".55")).toBe(0.55);
});
