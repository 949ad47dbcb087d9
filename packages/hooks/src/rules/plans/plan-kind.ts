import type { PlanKind } from "./plans.ts";

/** The plans for a device category: GPS plans for "gps", OBD plans for every other value. */
export function planKind(category: string): PlanKind {
  return category === "gps" ? "gps" : "obd";
}
