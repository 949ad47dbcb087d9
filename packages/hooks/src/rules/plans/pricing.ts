/** Amounts are added in this part of a unit, which holds the minor units of every currency. */
export const PARTS = 10_000;

/**
 * Price divided by months, with the decimals of the currency; null if either is unknown or the
 * period is not positive. Ties round as the binary quotient does (0.18 / 12 is "0.01"), as
 * documented.
 */
export function perMonth(price: number | null, months: number | null, decimals = 2): string | null {
  if (price === null || months === null || !(months > 0)) return null;
  const quotient = price / months;
  return Number.isFinite(quotient) ? quotient.toFixed(decimals) : null;
}

/** The price of a period, and its months. @inline */
export interface PeriodPrice {
  readonly price: number | null;
  readonly months: number | null;
}

/**
 * The amount that a year costs less than at another price; null if either is unknown or nothing is
 * saved.
 */
export function savedPerYear(price: PeriodPrice, other: PeriodPrice, decimals = 2): number | null {
  const year = perYear(price);
  const otherYear = perYear(other);
  if (year === null || otherYear === null) return null;
  const unit = 10 ** decimals;
  const minor = Math.round((otherYear - year) / (PARTS / unit));
  return minor > 0 ? minor / unit : null;
}

/** In parts of a unit. */
function perYear({ price, months }: PeriodPrice): number | null {
  if (price === null || months === null || !(months > 0)) return null;
  const parts = (Math.round(price * PARTS) * 12) / months;
  return Number.isFinite(parts) ? parts : null;
}

/** The sum of amounts; null while any price is unknown. */
export function total(prices: readonly (number | null)[]): number | null {
  let parts = 0;
  for (const price of prices) {
    if (price === null) return null;
    parts += Math.round(price * PARTS);
  }
  return parts / PARTS;
}
