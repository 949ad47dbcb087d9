import type {
  DormantDevice,
  PlanUpdateDevice,
  ReactivationDevice,
  ServicePlan,
} from "@waypost/sdk";
import { calendarDay } from "../calendar-day.ts";
import { planName } from "../plans/plan-name.ts";
import { planKind, type PlanKind } from "../plans/plans.ts";
import { total } from "../plans/pricing.ts";

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
  /** The name of its plan in the price list; "" if the list was not read or lacks the plan. */
  readonly planName: string;
  /** The price of its plan in US dollars. `null` if the price list was not read or lacks the plan. */
  readonly price: number | null;
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
  /** The price list. */
  readonly plans?: readonly Pick<
    ServicePlan,
    "service_plan_id" | "price" | "email_content" | "service_plan_name"
  >[];
}

/**
 * Each device once: first those on a plan, by their next billing date, then dormant, then cancelled
 * ones. The list of devices to reactivate may contain devices that are not cancelled, so the other
 * lists take precedence.
 */
export function accountDevices(lists: DeviceLists): AccountDevice[] {
  const { active, dormant, cancelled, lastBilling, plans = [] } = lists;
  const paused = new Set(dormant.map(({ imei }) => imei));
  const onPlan = active
    .filter(({ imei_no }) => !paused.has(imei_no))
    .map((device) => ({ ...device, day: dayOf(device.nextBillingDate) ?? "unknown" }));
  onPlan.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const kinds = new Map(
    [...cancelled, ...active].map(({ imei_no, category }) => [imei_no, planKind(category)]),
  );
  const others = new Set([...paused, ...onPlan.map(({ imei_no }) => imei_no)]);
  const listed = new Map(plans.map((plan) => [plan.service_plan_id, plan]));
  const nothing = { planId: null, plan: null, planName: "", price: null, date: null };
  return [
    ...onPlan.map(
      ({ imei_no: imei, category, activated_plan_id, activated_plan_description, ...device }) => ({
        imei,
        kind: planKind(category),
        state: "active" as const,
        planId: activated_plan_id,
        plan: activated_plan_description,
        planName: planName({ plan: listed.get(activated_plan_id ?? "") ?? null }),
        price: listed.get(activated_plan_id ?? "")?.price ?? null,
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

/** The amount that is billed within some days. @inline */
interface DueAmount {
  /** The sum of the known prices in US dollars. */
  readonly dollars: number;
  /** True if it may be more, because a price or a date is not known. */
  readonly isAtLeast: boolean;
  /** The devices that are billed. */
  readonly devices: readonly AccountDevice[];
}

/** The next billing, and the sum of the next 30 days. @inline */
export interface AccountDue {
  /** The next billing date ("2027-02-21") and its amount; `null` if no date is known. */
  readonly next: (DueAmount & { readonly date: string }) | null;
  /** The 30 days that begin today. */
  readonly month: DueAmount;
}

/**
 * Returns the next billing and the sum of 30 days, by the dates of the server and the price list. A
 * date in the past counts as unknown, because the next one is not in the list.
 */
export function accountDue(devices: readonly AccountDevice[], now: Date): AccountDue {
  const today = localDay(now, 0);
  const active = devices.filter(({ state }) => state === "active");
  const dated = active
    .map((device) => ({ device, day: dayOf(device.date) ?? "" }))
    .filter(({ day }) => day >= today);
  const until = (last: string) =>
    dueOf(dated.filter(({ day }) => day <= last).map(({ device }) => device));
  const days = dated.map(({ day }) => day);
  days.sort();
  const [date] = days;
  const month = until(localDay(now, 29));
  return {
    next: date === undefined ? null : { date, ...until(date) },
    month: { ...month, isAtLeast: month.isAtLeast || dated.length < active.length },
  };
}

function dueOf(devices: readonly AccountDevice[]): DueAmount {
  const prices = devices.map(({ price }) => price).filter((price) => price !== null);
  return { dollars: total(prices) ?? 0, isAtLeast: prices.length < devices.length, devices };
}

const dayOf = (date: string | null) => calendarDay(date ?? "");

/** The day this many days after a time, in its time zone: "2027-02-21". */
const localDay = (from: Date, days: number): string =>
  new Date(Date.UTC(from.getFullYear(), from.getMonth(), from.getDate() + days))
    .toISOString()
    .slice(0, 10);
