import type { DormantDevice, PlanUpdateDevice, ReactivationDevice } from "@waypost/sdk";
import { planKind, type PlanKind } from "../plans/plans.ts";

/** A device of an account, by what the lists of its customer tell. */
export interface AccountDevice {
  readonly imei: string;
  /** `null` where no list says it. */
  readonly kind: PlanKind | null;
  /**
   * `active`: it is on a plan. `dormant`: its SIM is kept without one. `cancelled`: it can be
   * reactivated, and none of the other lists has it.
   */
  readonly state: "active" | "dormant" | "cancelled";
  /** The `service_plan_id` of its plan. */
  readonly planId: string | null;
  /** Its plan in the server's words. */
  readonly plan: string | null;
  /**
   * When its plan is billed next, its dormant mode ends, or the paid period of a cancelled device
   * ends, as the server sent it. `null` where that is not known.
   */
  readonly date: string | null;
}

/** The lists that tell of a customer's devices; one that is not known is empty. */
interface DeviceLists {
  readonly active: readonly PlanUpdateDevice[];
  readonly dormant: readonly DormantDevice[];
  readonly cancelled: readonly ReactivationDevice[];
  /** The next billing dates by IMEI of devices that were active when they were last listed. */
  readonly lastBilling?: ReadonlyMap<string, string | null>;
}

/**
 * Each device once: those that are dormant after those on a plan, and those that are cancelled last.
 * A list of devices to reactivate may hold others than cancelled ones, so every other list counts
 * more.
 */
export function accountDevices(lists: DeviceLists): AccountDevice[] {
  const { active, dormant, cancelled, lastBilling } = lists;
  const paused = new Set(dormant.map(({ imei }) => imei));
  const onPlan = active.filter(({ imei_no }) => !paused.has(imei_no));
  const kinds = new Map(
    [...cancelled, ...active].map(({ imei_no, category }) => [imei_no, planKind(category)]),
  );
  const told = new Set([...paused, ...onPlan.map(({ imei_no }) => imei_no)]);
  const nothing = { planId: null, plan: null, date: null };
  return [
    ...onPlan.map(
      ({ imei_no: imei, category, activated_plan_id, activated_plan_description, ...device }) => ({
        imei,
        kind: planKind(category),
        state: "active" as const,
        planId: activated_plan_id,
        plan: activated_plan_description,
        date: device.nextBillingDate,
      }),
    ),
    ...dormant.map(({ imei, end_date }) => ({
      ...nothing,
      imei,
      kind: kinds.get(imei) ?? null,
      state: "dormant" as const,
      date: end_date,
    })),
    ...cancelled
      .filter(({ imei_no }) => !told.has(imei_no))
      .map(({ imei_no: imei, category }) => ({
        ...nothing,
        imei,
        kind: planKind(category),
        state: "cancelled" as const,
        date: lastBilling?.get(imei) ?? null,
      })),
  ];
}
