/** The decimals of the currencies of ISO 4217 that do not have two. */
const DECIMALS: Readonly<Record<string, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
};

/**
 * The decimals of a currency by ISO 4217: 2 for `USD`. Those of `Intl` are not the same in every
 * browser.
 */
export const decimalsOf = (currency = "USD"): number =>
  Number(Object.keys(DECIMALS).find((many) => DECIMALS[many]?.split(" ").includes(currency)) ?? 2);

/**
 * A positive amount in whole minor units, such as cents, half up as it is written in decimal: 1.005
 * has 101 cents. NaN for a number that is not written in plain decimals, such as 1e21.
 */
export const toMinor = (amount: number, currency?: string): number =>
  Math.round(Number(`${amount}e${decimalsOf(currency)}`));

/**
 * A number of the wire as an amount of whole minor units. Null if it is negative, not a number, or
 * larger than a million dollars or 10,000,000,000 minor units of another currency: nothing can be
 * bought at such a price.
 */
export function amountOf(amount: number, currency = "USD"): number | null {
  const minor = toMinor(amount, currency);
  const most = currency === "USD" ? 1e8 : 1e10;
  return amount >= 0 && minor <= most ? minor / 10 ** decimalsOf(currency) : null;
}

/** True for the code of a currency by ISO 4217, such as `EUR`. */
export const isCurrency = (value: string): boolean =>
  Intl.supportedValuesOf("currency").includes(value);

/** The header by which adapters and gates name the currency of their prices. */
export const CURRENCY_HEADER = "Waypost-Currency";

/** The first currency in such a header, as in `EUR, EUR`, that is not this one. */
export const otherCurrency = (named: string | null, currency: string): string | undefined =>
  named?.split(/, */).find((one) => one !== currency);
