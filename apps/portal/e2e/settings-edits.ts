import type { Locator } from "playwright";
import { flip, type Settings } from "./settings-kit.ts";

/** A manual edit, and the fields that it changes in the body of the PUT. */
export type Edit = readonly [(dialog: Locator) => Promise<void>, Settings];

/** Returns all fields that these edits change. */
export const changesOf = (edits: readonly Edit[]): Settings =>
  Object.assign({}, ...edits.map(([, fields]) => fields)) as Settings;

/** Returns the fields of `after` that differ from `before`. */
export const changed = (before: Settings, after: Settings | undefined): Settings =>
  Object.fromEntries(
    Object.entries(after ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

export const number = (name: string, text: string) => async (dialog: Locator) => {
  await dialog.locator(`#${name}`).fill(text);
  await dialog.locator(`#${name}`).press("Enter");
};
export const text = (name: string, value: string) => (dialog: Locator) =>
  dialog.locator(`#${name}`).fill(value);
export const turn = (name: string) => (dialog: Locator) => flip(dialog, name);
export const show = (name: string) => (dialog: Locator) =>
  dialog.getByRole("switch", { name, exact: true }).press("Space");
export const choose = (label: string) => (dialog: Locator) => dialog.getByText(label).click();

/** The edits of a tracker, one for each kind of control. */
export const EACH_CONTROL: readonly Edit[] = [
  [text("device_name", "Bus 9"), { device_name: "Bus 9" }],
  [number("battery_low_limit", "100"), { battery_low_limit: 100 }],
  [choose("G-Sensor Movement"), { trip_sensor: true, trip_coordinate: false }],
  [turn("Battery Alert: SMS"), { battery_sms: false }],
  [show("Odometer"), { show_mileage: false }],
];
