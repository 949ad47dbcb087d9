import { isAllowed } from "../plans/plan-rules.ts";
import type { PlanFeatures } from "../plans/plan-rules.ts";

/** The way in which a tracker detects the start and end of a trip. */
export type TripMode = "gsensor" | "coordinate";

type TripFlags = { trip_sensor: boolean; trip_coordinate: boolean };

/** The radio button to select: G-Sensor if both flags are set, none if neither is. */
export function tripMode({ trip_sensor, trip_coordinate }: TripFlags): TripMode | null {
  if (trip_sensor) return "gsensor";
  return trip_coordinate ? "coordinate" : null;
}

/** The flags of a mode: exactly one is true. */
export function tripFlags(mode: TripMode): TripFlags {
  return { trip_sensor: mode === "gsensor", trip_coordinate: mode === "coordinate" };
}

/** True if the plan has no SMS for G-Sensor trips. The label then ends in "(Email Only)". */
export function isTripEmailOnly(rules: PlanFeatures, mode: TripMode | null): boolean {
  return mode === "gsensor" && !isAllowed(rules, "gsensor_enable");
}
