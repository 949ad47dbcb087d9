import { expect, test } from "vitest";
import { inStoredType, isOn, settingText } from "./settings-values.ts";

test.each([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
  ["", false],
  [1, false],
  [null, false],
  [undefined, false],
])("a switch that is stored as %j is on: %s", (stored, is) => {
  expect(isOn(stored)).toBe(is);
});

test.each([
  ["60", "60"],
  [60, "60"],
  ["", ""],
  [null, ""],
  [undefined, ""],
  [true, ""],
  [{}, ""],
])("a setting that is stored as %j is shown as %j", (stored, text) => {
  expect(settingText(stored)).toBe(text);
});

test.each([
  ["60", 75, "75"],
  [60, 75, 75],
  ["false", true, "true"],
  [false, true, true],
  [undefined, 75, 75],
])("for a stored %j, the edited value %j is sent as %j", (stored, value, sent) => {
  expect(inStoredType(stored, value)).toBe(sent);
});
