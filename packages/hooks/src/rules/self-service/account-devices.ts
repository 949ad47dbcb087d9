import type { DormantDevice, PlanUpdateDevice, ReactivationDevice } from "@waypost/sdk";
import { planKind, type PlanKind } from "../plans/plans.ts";

/** A device of an account, combined from the customer's lists. */
export interface AccountDevice {
  readonly imei: string;
  /** `null` if no list has it. */
  readonly kind: PlanKind | null;
  /**
   * `active`: on a plan. `dormant`: without a plan, but its SIM stays reserved. `cancelled`: can be
   * reactivated, and is in none of the other lists.
   */
  readonly state: "active" | "dormant" | "cancelled";
  /** The `service_plan_id` of its plan. */
  readonly planId: string | null;
  /** The server's text for its plan. */
  readonly plan: string | null;
  /**
   * The date of the next billing, of the end of dormant mode, or of the end of the paid period of a
   * cancelled device, as the server sent it. `null` if it is not known.
   */
  readonly date: string | null;
}

/** The lists with a customer's devices. A list that is not known is empty. */
interface DeviceLists {
  readonly active: readonly PlanUpdateDevice[];
  readonly dormant: readonly DormantDevice[];
  readonly cancelled: readonly ReactivationDevice[];
  /** The next billing dates by IMEI, for devices that were active when last listed. */
  readonly lastBilling?: ReadonlyMap<string, string | null>;
}

/**
 * Each device once: first those on a plan, then dormant, then cancelled ones. The list of devices
 * to reactivate may contain devices that are not cancelled, so the other lists take precedence.
 */
export function accountDevices(lists: DeviceLists): AccountDevice[] {
  const { active, dormant, cancelled, lastBilling } = lists;
  const paused = new Set(dormant.map(({ imei }) => imei));
  const onPlan = active.filter(({ imei_no }) => !paused.has(imei_no));
  const kinds = new Map(
    [...cancelled, ...active].map(({ imei_no, category }) => [imei_no, planKind(category)]),
  );
  const others = new Set([...paused, ...onPlan.map(({ imei_no }) => imei_no)]);
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
      .filter(({ imei_no }) => !others.has(imei_no))
      .map(({ imei_no: imei, category }) => ({
        ...nothing,
        imei,
        kind: planKind(category),
        state: "cancelled" as const,
        date: lastBilling?.get(imei) ?? null,
      })),
  ];
}
