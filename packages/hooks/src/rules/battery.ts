import type { PlanKind, PlanTier } from "./plans.ts";

/** Message codes of the battery guide, slowest reporting first. */
const GUIDE = ["battery.60", "battery.30", "battery.5"] as const;
const FASTEST = "battery.1";

export type BatteryCode = (typeof GUIDE)[number] | typeof FASTEST;

/**
 * The lines of a plan card's battery tooltip; an empty list means no tooltip. OBD devices are
 * powered by the car, and only Pro plans report every second, which is the last line.
 */
export function batteryGuide(kind: PlanKind, tier: PlanTier): readonly BatteryCode[] {
  if (kind === "obd" || tier === "standard") return [];
  return tier === "pro" ? [...GUIDE, FASTEST] : GUIDE;
}
