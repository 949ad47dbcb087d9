import { isAllowed } from "./plan-rules.ts";
import type { PlanFeatures } from "./plan-rules.ts";

/** How a tracker notices that a trip starts or stops. */
export type TripMode = "gsensor" | "coordinate";

export type TripFlags = { trip_sensor: boolean; trip_coordinate: boolean };

/** The radio to show; both flags show G-Sensor, no flag shows none. */
export function tripMode({ trip_sensor, trip_coordinate }: TripFlags): TripMode | null {
  if (trip_sensor) return "gsensor";
  return trip_coordinate ? "coordinate" : null;
}

/** The flags of a mode: exactly one is true. */
export function tripFlags(mode: TripMode): TripFlags {
  return { trip_sensor: mode === "gsensor", trip_coordinate: mode === "coordinate" };
}

/** Whether the plan leaves G-Sensor trips without SMS; the label then adds "(Email Only)". */
export function isTripEmailOnly(rules: PlanFeatures, mode: TripMode | null): boolean {
  return mode === "gsensor" && !isAllowed(rules, "gsensor_enable");
}
