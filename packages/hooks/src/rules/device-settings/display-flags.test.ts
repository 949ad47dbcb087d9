import { expect, test } from "vitest";
import type { GpsSettings, ObdSettings } from "@waypost/sdk";
import { en } from "../../messages/en.ts";
import { message } from "../../messages/messages.ts";
import { DISPLAY_FLAGS } from "./display-flags.ts";

test("a GPS tracker has four display settings, an OBD device nine", () => {
  const gps: readonly (keyof GpsSettings)[] = DISPLAY_FLAGS.gps;
  const obd: readonly (keyof ObdSettings)[] = DISPLAY_FLAGS.obd;
  expect([gps.length, obd.length]).toEqual([4, 9]);
});

test("the label of a display setting depends on the kind of device", () => {
  expect(DISPLAY_FLAGS.gps.map((flag) => message(en, `display.gps.${flag}`))).toEqual([
    "Speed",
    "Odometer",
    "Battery",
    "Location",
  ]);
  expect(DISPLAY_FLAGS.obd.map((flag) => message(en, `display.obd.${flag}`))).toEqual([
    "Speed",
    "Engine RPM",
    "Mileage",
    "Engine Temperature",
    "Power Voltage",
    "Engine Load",
    "Throttle Position",
    "Fuel Level",
    "Location",
  ]);
});
