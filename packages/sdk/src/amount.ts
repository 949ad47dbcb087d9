/** The largest price in cents: a million dollars. */
const MOST = 1e8;

/**
 * A positive number of dollars in whole cents, half up as it is written in decimal: 1.005 has 101
 * cents. NaN for a number that is not written in plain decimals, such as 1e21.
 */
export const toCents = (dollars: number): number => Math.round(Number(`${dollars}e2`));

/**
 * A number of the wire as an amount of whole cents, in dollars. Null if it is negative, larger than
 * a million, or not a number: nothing can be bought at such a price.
 */
export function amountOf(dollars: number): number | null {
  const cents = toCents(dollars);
  return dollars >= 0 && cents <= MOST ? cents / 100 : null;
}
