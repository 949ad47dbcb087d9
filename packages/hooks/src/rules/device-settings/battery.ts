import { PLAN_TIERS, type PlanKind, type PlanTier } from "../plans/plans.ts";

/** Message codes of the battery guide, from the slowest reporting interval to the fastest. */
const GUIDE = ["battery.60", "battery.30", "battery.5"] as const;
const FASTEST = "battery.1";

/** The message code of a battery life. */
export type BatteryCode = (typeof GUIDE)[number] | typeof FASTEST;

/**
 * The lines of a plan card's battery tooltip; empty for no tooltip. OBD devices are powered by the
 * car. Only Pro plans report every second, which is the last line.
 */
export function batteryGuide(kind: PlanKind, tier: PlanTier): readonly BatteryCode[] {
  if (kind === "obd" || tier === "standard") return [];
  return tier === "pro" ? [...GUIDE, FASTEST] : GUIDE;
}

/** The battery life of a GPS tracker at one reporting interval. @inline */
interface BatteryLife {
  /** Seconds between two reports. */
  readonly seconds: number;
  readonly unit: "days" | "hours";
  /** The shortest and longest battery life, in this unit. */
  readonly from: number;
  readonly to: number;
  /** The plans that offer this interval, cheapest first. */
  readonly tiers: readonly PlanTier[];
}

const LIVES: readonly Omit<BatteryLife, "tiers">[] = [
  { seconds: 60, unit: "days", from: 10, to: 14 },
  { seconds: 30, unit: "days", from: 7, to: 8 },
  { seconds: 5, unit: "days", from: 2, to: 3 },
  { seconds: 1, unit: "hours", from: 8, to: 16 },
];

/** The shortest reporting interval of each tier, in seconds. */
const SHORTEST_INTERVAL: Readonly<Record<PlanTier, number>> = { standard: 30, plus: 5, pro: 1 };

/** The battery life at each interval, from the slowest to the fastest; empty for OBD devices. */
export function batteryLives(kind: PlanKind): readonly BatteryLife[] {
  if (kind === "obd") return [];
  return LIVES.map((life) => ({
    ...life,
    tiers: PLAN_TIERS.filter((tier) => SHORTEST_INTERVAL[tier] <= life.seconds),
  }));
}
