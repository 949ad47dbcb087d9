import { asciiDigits } from "./digits.ts";

/** A locale, or undefined for that of the browser. */
type Locale = string | undefined;

/** The sign between whole and fraction in a language: "." or ",". */
const decimalSign = (locale: Locale): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ??
  ".";

const groupSign = (locale: Locale): string =>
  new Intl.NumberFormat(locale).formatToParts(12_345).find(({ type }) => type === "group")?.value ??
  "";

/** Marks between groups of digits that are never a decimal sign. */
const GAPS = /(?<=\d)[\s\u00a0\u202f'\u2019](?=\d)/gu;

const isGrouped = (digits: string, mark: string): boolean =>
  new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(digits);

/**
 * Reads a number as its readers write it, with either decimal sign and like a number input with an
 * exponent: NaN for a blank text. Returns null if the meaning is unclear: for `12.345` if a dot is
 * neither the decimal sign nor the sign between groups, or if the locales read it differently.
 */
export function readDecimal(text: string, ...locales: readonly Locale[]): number | null {
  const [first = null, ...others] = locales.map((locale) => readIn(text, locale));
  return others.every((other) => Object.is(other, first)) ? first : null;
}

function readIn(text: string, locale: Locale): number | null {
  const plain = asciiDigits(text).trim().replaceAll(GAPS, "").replaceAll("\u2212", "-");
  if (plain === "") return Number.NaN;
  const [, before = "", power] = /^(.+)e([+-]?\d{1,3})$/i.exec(plain) ?? [];
  if (power !== undefined) {
    const number = readIn(before, locale);
    return number === null ? null : Number(`${number}e${power}`);
  }
  const [, sign, body = ""] = /^([+-]?)((?:\d|[.,](?=\d)|(?<=\d)[.,]$)+)$/.exec(plain) ?? [];
  if (sign === undefined) return null;
  const marks = body.replaceAll(/\d/g, "");
  const last = marks.at(-1) ?? "";
  const [whole = "", fraction = ""] = last === "" ? [body] : splitAtLast(body, last);
  const value = (digits: string) => Number(`${sign}${digits || "0"}`);
  if (marks === "") return value(body);
  if (new Set(marks).size === 2) {
    const group = marks.charAt(0);
    const isClear = isGrouped(whole, group) && marks.lastIndexOf(last) === marks.indexOf(last);
    return isClear ? value(`${whole.replaceAll(group, "")}.${fraction}`) : null;
  }
  if (marks.length > 1) return isGrouped(body, last) ? value(body.replaceAll(last, "")) : null;
  if (last === decimalSign(locale) || !isGrouped(body, last) || whole === "0")
    return value(`${whole}.${fraction}`);
  return last === groupSign(locale) ? value(whole + fraction) : null;
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Options to format a number with all decimals, without grouping. */
export const EXACT: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };
