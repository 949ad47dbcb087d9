import { planKind } from "../plans/plans.ts";
import type { PlanKind } from "../plans/plans.ts";

/** The devices of a picker, grouped into GPS and OBD in their given order. */
export function groupByKind<Device extends { category: string | null }>(
  devices: readonly Device[],
): Record<PlanKind, Device[]> {
  const ofKind = (kind: PlanKind) =>
    devices.filter(({ category }) => planKind(category ?? "") === kind);
  return { gps: ofKind("gps"), obd: ofKind("obd") };
}
