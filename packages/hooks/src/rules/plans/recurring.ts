import { PARTS, type PeriodPrice } from "./pricing.ts";

/** A recurring payment: its amount and its period in months. */
export interface Renewal {
  readonly months: number;
  readonly dollars: number;
  /** The day of the first renewal, "2027-02-21"; `null` if the first payment is not dated. */
  readonly first: string | null;
}

/**
 * The recurring payments: the sum of each period, shortest period first. `from` is the day of the
 * first payment in the time zone of the device.
 */
export function recurring(rows: readonly PeriodPrice[], from?: Date): readonly Renewal[] {
  const parts = new Map<number, number>();
  for (const { price, months } of rows) {
    if (price === null || months === null || !(months > 0)) continue;
    parts.set(months, (parts.get(months) ?? 0) + Math.round(price * PARTS));
  }
  const sums = [...parts];
  sums.sort(([one], [other]) => one - other);
  return sums.map(([months, sum]) => ({
    months,
    dollars: sum / PARTS,
    first: from === undefined ? null : monthsAfter(from, months),
  }));
}

/** The same day this many months later, or the last day of a shorter month. */
function monthsAfter(from: Date, months: number): string | null {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(from.getDate(), lastDay)));
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
}
