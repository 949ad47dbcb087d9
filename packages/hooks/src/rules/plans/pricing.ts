/**
 * Price divided by months, with two decimals; null when either is unknown or the duration is not
 * positive. Ties round as the binary quotient does (0.18 / 12 is "0.01"), as documented.
 */
export function perMonth(price: number | null, months: number | null): string | null {
  if (price === null || months === null || !(months > 0)) return null;
  const quotient = price / months;
  return Number.isFinite(quotient) ? quotient.toFixed(2) : null;
}

/** What is paid for a period: dollars and months. */
interface PeriodPrice {
  readonly price: number | null;
  readonly months: number | null;
}

/**
 * How many dollars less a year costs than at another price; null when either is unknown or the year
 * does not cost less.
 */
export function savedPerYear(price: PeriodPrice, other: PeriodPrice): number | null {
  const year = centsPerYear(price);
  const otherYear = centsPerYear(other);
  if (year === null || otherYear === null) return null;
  const cents = Math.round(otherYear - year);
  return cents > 0 ? cents / 100 : null;
}

function centsPerYear({ price, months }: PeriodPrice): number | null {
  if (price === null || months === null || !(months > 0)) return null;
  const cents = (Math.round(price * 100) * 12) / months;
  return Number.isFinite(cents) ? cents : null;
}

export type SplitPrice = { whole: string; fraction: string };

/** "19.95" -> whole "19", fraction "95". */
export function splitPrice(price: string): SplitPrice {
  const [whole = "", fraction = ""] = price.split(".");
  return { whole, fraction };
}

/** The sum in dollars, exact to the cent; null while any price is unknown. */
export function total(prices: readonly (number | null)[]): number | null {
  let cents = 0;
  for (const price of prices) {
    if (price === null) return null;
    cents += Math.round(price * 100);
  }
  return cents / 100;
}

/** A sum that is paid again and again: in dollars, every so many months. */
interface Renewal {
  readonly months: number;
  readonly dollars: number;
  /** The day of the first renewal, "2027-02-21"; `null` where it is not known when it begins. */
  readonly first: string | null;
}

/**
 * What is paid again and again: the sum of each period, shortest first. `from` is the day of the
 * first payment, in the time zone of the device.
 */
export function recurring(rows: readonly PeriodPrice[], from?: Date): readonly Renewal[] {
  const cents = new Map<number, number>();
  for (const { price, months } of rows) {
    if (price === null || months === null || !(months > 0)) continue;
    cents.set(months, (cents.get(months) ?? 0) + Math.round(price * 100));
  }
  const sums = [...cents];
  sums.sort(([one], [other]) => one - other);
  return sums.map(([months, sum]) => ({
    months,
    dollars: sum / 100,
    first: from === undefined ? null : monthsAfter(from, months),
  }));
}

/** The same day so many months later, or the last day of that month where it is shorter. */
function monthsAfter(from: Date, months: number): string | null {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(from.getDate(), lastDay)));
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
}
