/**
 * Price divided by months, with two decimals; null if either is unknown or the period is not
 * positive. Ties round as the binary quotient does (0.18 / 12 is "0.01"), as documented.
 */
export function perMonth(price: number | null, months: number | null): string | null {
  if (price === null || months === null || !(months > 0)) return null;
  const quotient = price / months;
  return Number.isFinite(quotient) ? quotient.toFixed(2) : null;
}

/** The price of a period: dollars and months. @inline */
export interface PeriodPrice {
  readonly price: number | null;
  readonly months: number | null;
}

/**
 * US dollars that a year costs less than at another price; null if either is unknown or nothing is
 * saved.
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

/** The sum of amounts of whole cents, in dollars; null while any price is unknown. */
export function total(prices: readonly (number | null)[]): number | null {
  let cents = 0;
  for (const price of prices) {
    if (price === null) return null;
    cents += Math.round(price * 100);
  }
  return cents / 100;
}
