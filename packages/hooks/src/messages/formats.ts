import { calendarDay } from "../rules/calendar-day.ts";

/** The parameters of a text with a price. */
export interface Price {
  /** Without the currency: "1,234.50". */
  readonly amount: string;
  /** By ISO 4217: "USD". */
  readonly currency: string;
  /** With the currency: "$1,234.50". */
  readonly money: string;
}

/** A price in parts, in the order in which they are shown: "$", "19", ".95" and "". @inline */
interface PriceParts {
  readonly before: string;
  readonly whole: string;
  readonly fraction: string;
  readonly after: string;
}

/** The decimals with which the amounts of a currency are shown. */
export const displayDecimals = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** How numbers, amounts of a currency and dates are written in a locale. */
export interface Formats {
  /** The BCP 47 tag: "en-US". */
  readonly locale: string;
  /** The decimals of amounts: 2 for US dollars. */
  readonly decimals: number;
  /** 1234.5 is "1,234.5". */
  readonly number: (value: number) => string;
  /** "$1,234.50" */
  readonly price: (price: number) => string;
  /** Without the decimals of a whole amount: "$24". */
  readonly shortPrice: (price: number) => string;
  /** The parameters of a text with a price: `say("confirm.total", priceParams(59.85))`. */
  readonly priceParams: (price: number) => Price;
  readonly priceParts: (price: number) => PriceParts;
  /** Less than a dollar in cents, "4.95¢"; otherwise, and in other currencies, "$1.20". */
  readonly unitPrice: (price: number) => string;
  /**
   * A date of the server: "2027-02-21" is "Feb 21, 2027", as is "2027-02-21T23:30:00Z" anywhere. It
   * is a day of the calendar in no time zone. Any other text stays as it is.
   */
  readonly date: (text: string) => string;
  /** Date and time in the visitor's time zone. */
  readonly time: (at: Date) => string;
  /** "Plus and Pro" */
  readonly list: (items: readonly string[]) => string;
}

const made = new Map<string, Formats>();

/** The formats of a locale and a currency, by `Intl`. They are made once. */
export function createFormats(locale: string, currency = "USD"): Formats {
  const name = `${locale} ${currency}`;
  const known = made.get(name) ?? formatsOf(locale, currency);
  made.set(name, known);
  return known;
}

function formatsOf(locale: string, currency: string): Formats {
  const decimals = displayDecimals(currency);
  // Browsers disagree about the decimals of some currencies, and none may be cut off.
  const most = currency === "USD" ? 2 : 4;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: most };
  const inCurrency = { ...digits, style: "currency", currency } as const;
  const amounts = new Intl.NumberFormat(locale, digits);
  const prices = new Intl.NumberFormat(locale, inCurrency);
  const whole = { trailingZeroDisplay: "stripIfInteger" as const };
  const short = new Intl.NumberFormat(locale, { ...inCurrency, ...whole });
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const cents = (value: number) => numbers.format(Number((value * 100).toFixed(2)));
  // No format of Intl writes cents: a sign that follows the number has a space before it.
  const space = prices.formatToParts(1)[0]?.type === "currency" ? "" : "\u00a0";
  const money = (value: number) => prices.format(value);
  return {
    locale,
    decimals,
    number: (value) => numbers.format(value),
    price: money,
    shortPrice: (value) => short.format(value),
    priceParams: (value) => ({ amount: amounts.format(value), currency, money: money(value) }),
    priceParts: (value) => partsOf(prices.formatToParts(value)),
    unitPrice: (value) =>
      value < 1 && currency === "USD" ? `${cents(value)}${space}¢` : money(value),
    date: (text) => {
      const day = calendarDay(text);
      return day === null ? text : dates.format(new Date(day));
    },
    time: (at) => at.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" }),
    list: (items) => new Intl.ListFormat(locale).format(items),
  };
}

function partsOf(parts: readonly Intl.NumberFormatPart[]): PriceParts {
  const text = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join("");
  const first = parts.findIndex(({ type }) => type === "integer");
  const point = parts.findIndex(({ type }) => type === "decimal");
  const fraction = parts.findIndex(({ type }) => type === "fraction");
  return {
    before: text(0, first),
    whole: text(first, point),
    fraction: text(point, fraction + 1),
    after: text(fraction + 1, parts.length),
  };
}
