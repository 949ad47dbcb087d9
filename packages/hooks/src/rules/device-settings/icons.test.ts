import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ICON_COLOURS,
  ICON_TYPES,
  iconCode,
  iconColour,
  iconFromSettings,
  iconsOf,
  iconToSettings,
  letteredCodes,
  LETTERED_ICONS,
  VEHICLE_IMAGES,
} from "./icons.ts";

const isPicture = (type: string) => type in VEHICLE_IMAGES;
const pictures = ICON_TYPES.filter(isPicture).flatMap(iconsOf);
const everyIcon = ICON_TYPES.flatMap(iconsOf);

test("there are 299 codes in 22 letters, 112 pictures and 22 colours", () => {
  expect(letteredCodes()).toHaveLength(299);
  expect(new Set(letteredCodes()).size).toBe(299);
  expect(Object.keys(LETTERED_ICONS).join("")).toBe("ABCDEFGHKLMNOPQRTVWXYZ");
  expect(pictures).toHaveLength(112);
  expect(ICON_COLOURS).toHaveLength(22);
});

test("the codes run from A-1 to Z-30", () => {
  expect(letteredCodes()[0]).toBe("A-1");
  expect(letteredCodes()).toContain("X-1");
  expect(letteredCodes().at(-1)).toBe("Z-30");
  expect(iconCode({ type: "truck", number: 7 })).toBe("truck-7");
});

test.each([
  ["car", 1, "black"],
  ["car", 5, "bluegrey"],
  ["bus", 21, "yellow2"],
  ["truck", 1, "black"],
  ["truck", 7, "green2"],
  ["minitruck", 16, "red3"],
  ["A", 7, "7"],
  ["Z", 30, "30"],
  ["X", 1, "1"],
] as const)("%s #%s is stored with the colour %s", (type, number, vehicle_color) => {
  expect(iconToSettings({ type, number })).toEqual({ vehicle_type: type, vehicle_color });
});

test.each([
  ["A", "black"],
  ["B", "blue1"],
  ["C", "blue2"],
  ["D", "blue3"],
  ["E", "bluegrey"],
  ["F", "green1"],
  ["G", "green2"],
  ["H", "green3"],
  ["K", "grey1"],
  ["L", "grey2"],
  ["M", "orange1"],
  ["N", "pink"],
  ["O", "purple"],
  ["P", "red1"],
  ["Q", "red2"],
  ["R", "red3"],
  ["T", "skyblue"],
  ["V", "violet"],
  ["W", "white"],
  ["X", "yellow1"],
  ["Y", "yellow2"],
  ["Z", "yellow3"],
] as const)("the letter %s is shown in %s", (type, colour) => {
  expect(iconColour({ type, number: 1 })).toBe(colour);
});

describe("settings", () => {
  test("identify each icon, so that it can be restored", () => {
    for (const icon of everyIcon) {
      const settings = iconToSettings(icon);
      expect(settings && iconFromSettings(settings)).toEqual(icon);
      expect(iconColour(icon)).not.toBeNull();
    }
  });

  test.each([
    ["truck", "white"],
    ["car", "yellow3"],
    ["A", "52"],
    ["X", 2],
    ["boat", "black"],
    ["toString", "1"],
    [null, null],
  ])("of type %j and colour %j match no icon", (vehicle_type, vehicle_color) => {
    expect(iconFromSettings({ vehicle_type, vehicle_color })).toBeNull();
  });

  test("with any values are parsed without errors", () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom(...ICON_TYPES), fc.constant(null));
    fc.assert(
      fc.property(texts, texts, (vehicle_type, vehicle_color) => {
        const icon = iconFromSettings({ vehicle_type, vehicle_color });
        const again = icon === null ? { vehicle_type, vehicle_color } : iconToSettings(icon);
        expect(again).toEqual({ vehicle_type, vehicle_color });
      }),
    );
  });
});

test("a number beyond a type's icons has neither colour nor settings", () => {
  for (const number of [0, -1, 8, 1.5, Number.NaN]) {
    expect(iconColour({ type: "truck", number })).toBeNull();
    expect(iconToSettings({ type: "truck", number })).toBeNull();
    expect(iconColour({ type: "X", number })).toBeNull();
  }
});
