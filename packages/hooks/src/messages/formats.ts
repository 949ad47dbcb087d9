import { calendarDay } from "../rules/calendar-day.ts";

/** The parameters of a text with a price in US dollars. */
export interface Price {
  /** Without the currency: "1,234.50". */
  readonly amount: string;
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

/** How numbers, US dollars and dates are written in a locale. */
export interface Formats {
  /** The BCP 47 tag: "en-US". */
  readonly locale: string;
  /** 1234.5 is "1,234.5". */
  readonly number: (value: number) => string;
  /** "$1,234.50" */
  readonly price: (dollars: number) => string;
  /** The parameters of a text with a price: `say("confirm.total", priceParams(59.85))`. */
  readonly priceParams: (dollars: number) => Price;
  readonly priceParts: (dollars: number) => PriceParts;
  /** Less than a dollar in cents, "4.95¢"; otherwise "$1.20". */
  readonly cents: (dollars: number) => string;
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

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const made = new Map<string, Formats>();

/** The formats of a locale, by `Intl`. They are made once. */
export function createFormats(locale: string): Formats {
  const known = made.get(locale) ?? formatsOf(locale);
  made.set(locale, known);
  return known;
}

function formatsOf(locale: string): Formats {
  const decimals = new Intl.NumberFormat(locale, TWO_DECIMALS);
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const cents = (value: number) => numbers.format(Number((value * 100).toFixed(2)));
  // No format of Intl writes cents: a sign that follows the number has a space before it.
  const space = dollars.formatToParts(1)[0]?.type === "currency" ? "" : "\u00a0";
  const money = (value: number) => dollars.format(value);
  return {
    locale,
    number: (value) => numbers.format(value),
    price: money,
    priceParams: (value) => ({ amount: decimals.format(value), money: money(value) }),
    priceParts: (value) => partsOf(dollars.formatToParts(value)),
    cents: (value) => (value < 1 ? `${cents(value)}${space}¢` : money(value)),
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
