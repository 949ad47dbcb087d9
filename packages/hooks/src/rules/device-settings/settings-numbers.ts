import type { Unit } from "../registration/drafts.ts";
import type { PlanKind } from "../plans/plans.ts";
import { readNumber, savedSpeed, shownSpeed, wholeNumber } from "./units.ts";

/**
 * The numeric settings of an OBD device that are whole numbers on the wire: all but fuel_capacity.
 */
export const OBD_WHOLE_FIELDS = [
  "speed_limit",
  "high_speed",
  "high_speed_breaking",
  "high_speed_acceleration",
  "medium_speed",
  "medium_speed_breaking",
  "medium_speed_acceleration",
  "low_speed_braking",
  "low_speed_acceleration",
  "corner_braking_thershold",
  "corner_braking_duration",
  "acceleration_thershold",
  "acceleration_duration",
  "threshold_x",
  "threshold_y",
  "threshold_z",
  "samples_before_crash",
  "samples_after_crash",
] as const;

/** The OBD settings that are speeds. Braking and acceleration are raw thresholds. */
export const OBD_SPEED_FIELDS = ["speed_limit", "high_speed", "medium_speed"] as const;

const GPS_NUMBER_FIELDS = ["speed_limit", "battery_low_limit", "trip_end_timer"] as const;

/** Bounds of the sliders, in the displayed unit; no other number has bounds. */
export const SLIDER_BOUNDS = {
  speed_limit: { min: 0, max: 300 },
  battery_low_limit: { min: 0, max: 100 },
  trip_end_timer: { min: 0, max: 10 },
} as const;

export type NumberField = (typeof OBD_WHOLE_FIELDS)[number] | (typeof GPS_NUMBER_FIELDS)[number];

/** A stored number, which may be text, as the dialog shows it; "" if it is not a number. */
export function shownNumber(
  kind: PlanKind,
  field: NumberField,
  stored: number | string | null,
  unit: Unit,
): string {
  const value = readNumber(stored);
  if (value === null) return "";
  return isSpeed(kind, field) ? shownSpeed(value, unit) : String(value);
}

/** An edited number in its stored form: speeds in km/h, OBD numbers rounded to integers. */
export function savedNumber(
  kind: PlanKind,
  field: NumberField,
  entered: number,
  unit: Unit,
): number {
  const value = isSpeed(kind, field) ? savedSpeed(entered, unit) : entered;
  return kind === "obd" ? wholeNumber(value) : value;
}

function isSpeed(kind: PlanKind, field: NumberField): boolean {
  const speeds: readonly string[] = kind === "gps" ? ["speed_limit"] : OBD_SPEED_FIELDS;
  return speeds.includes(field);
}
