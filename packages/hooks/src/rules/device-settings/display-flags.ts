import type { PlanKind } from "../plans/plans.ts";

/** The settings that control what a device shows on the map, in the documented order. */
export const DISPLAY_FLAGS = {
  gps: ["show_speed", "show_mileage", "show_voltage", "show_location"],
  obd: [
    "show_speed",
    "show_engine_rpm",
    "show_mileage",
    "show_engine_temp",
    "show_voltage",
    "show_engine_load",
    "show_throttle_position",
    "show_fuel_level",
    "show_location",
  ],
} as const satisfies Record<PlanKind, readonly string[]>;

/** A setting that controls what a device shows on the map. @inline */
export type DisplayFlag = (typeof DISPLAY_FLAGS)[PlanKind][number];
