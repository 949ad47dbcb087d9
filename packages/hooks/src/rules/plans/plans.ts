export { DEFAULT_PLANS } from "./default-plans.ts";
export { planKind } from "./plan-kind.ts";

/** The documented kinds of plans: for GPS trackers and for on-board diagnostics (OBD) devices. */
export const PLAN_KINDS = ["gps", "obd"] as const;
/** The documented tiers of plans, from the fewest features to the most. */
export const PLAN_TIERS = ["standard", "plus", "pro"] as const;
/** The documented billing periods, shortest first: one month, three months or a year. */
export const PLAN_PERIODS = ["monthly", "quarterly", "yearly"] as const;

/** The devices that a plan is for: GPS trackers or on-board diagnostics (OBD) devices. */
export type PlanKind = (typeof PLAN_KINDS)[number];
/** The tier of a plan; `pro` has the most features. */
export type PlanTier = (typeof PLAN_TIERS)[number];
/** The billing period of a plan. */
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

type KindSuffix<Kind extends PlanKind> = Kind extends "obd" ? "_obd" : "";
type PeriodSuffix<Period extends PlanPeriod> = Period extends "monthly" ? "" : `_${Period}`;

/** The plan IDs of one kind of device. @inline */
export type PlanIdOf<Kind extends PlanKind> =
  `${PlanTier}${KindSuffix<Kind>}${PeriodSuffix<PlanPeriod>}`;
/** One of the 18 documented plan ids, which are also the keys of the plan rules. */
export type PlanId = PlanIdOf<"gps"> | PlanIdOf<"obd">;

/** The parts of a plan id. @inline */
type PlanParts = { kind: PlanKind; tier: PlanTier; period: PlanPeriod };

export function planId<Kind extends PlanKind>(
  kind: Kind,
  tier: PlanTier,
  period: PlanPeriod,
): PlanIdOf<Kind>;
export function planId(kind: PlanKind, tier: PlanTier, period: PlanPeriod): string {
  return `${tier}${kind === "obd" ? "_obd" : ""}${period === "monthly" ? "" : `_${period}`}`;
}

export const GPS_PLAN_IDS: readonly PlanIdOf<"gps">[] = /* @__PURE__ */ idsOf("gps");
export const OBD_PLAN_IDS: readonly PlanIdOf<"obd">[] = /* @__PURE__ */ idsOf("obd");

/** Kind, tier and period of one of the 18 ids; null for any other text. */
export function parsePlanId(id: string): PlanParts | null {
  const [, tier, obd, period] =
    /^(standard|plus|pro)(_obd)?(?:_(quarterly|yearly))?$/.exec(id) ?? [];
  const known = PLAN_TIERS.find((name) => name === tier);
  if (known === undefined) return null;
  return {
    kind: obd === undefined ? "gps" : "obd",
    tier: known,
    period: PLAN_PERIODS.find((name) => name === period) ?? "monthly",
  };
}

/**
 * The text after the first colon of a plan's description, shown as a subtitle; "" if there is none.
 */
export function planSubtitle(planDescription: string | null | undefined): string {
  const text = planDescription ?? "";
  const colon = text.indexOf(":");
  return colon === -1 ? "" : text.slice(colon + 1).trim();
}

function idsOf<Kind extends PlanKind>(kind: Kind): PlanIdOf<Kind>[] {
  return PLAN_PERIODS.flatMap((period) => PLAN_TIERS.map((tier) => planId(kind, tier, period)));
}
