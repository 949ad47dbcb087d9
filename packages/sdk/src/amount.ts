/** The largest amount in US dollars that a price of the server may be. */
const MOST = 1_000_000;

/**
 * A number of dollars in whole cents, half away from zero as it is written in decimal: 1.005 has 101
 * cents. NaN for a number that is not written in plain decimals, such as 1e21.
 */
export const toCents = (dollars: number): number =>
  Math.sign(dollars) * Math.round(Number(`${Math.abs(dollars)}e2`));

/**
 * A number of the wire as an amount of whole cents, in dollars. Null if it is negative, larger than
 * a million, or not a number: nothing can be bought at such a price.
 */
export function amountOf(dollars: number): number | null {
  const amount = toCents(dollars) / 100;
  return amount >= 0 && amount <= MOST ? amount : null;
}
