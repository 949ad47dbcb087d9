import { digitsOf } from "../../text/digits.ts";

/** Returns the caret's position in a grouped text, given the number of digits before it. */
export function caretAfter(grouped: string, digits: number): number {
  let seen = 0;
  let at = 0;
  while (at < grouped.length && seen < digits) {
    if (/\d/.test(grouped.charAt(at))) seen++;
    at++;
  }
  return at;
}

/**
 * Returns the digits after an edit. Deleting a space deletes the digit before it: the space alone
 * would be inserted again, and the key would appear to do nothing. Several characters inserted at
 * once are parsed as a paste, and nothing changes if they contain no number.
 */
export function applyEdit(was: string, now: string, end: number) {
  const start = commonStart(was, now, end);
  const inserted = now.slice(start, end);
  const isText = inserted.length > 1 && /\S/.test(inserted);
  const taken = isText ? pastedNumber(inserted) : inserted;
  if (isText && taken === "") {
    return { digits: digitsOf(was), before: digitsOf(was.slice(0, start)).length };
  }
  const text = now.slice(0, start) + taken + now.slice(end);
  const caret = start + taken.length;
  const digits = digitsOf(text);
  const before = digitsOf(text.slice(0, caret)).length;
  const isGapOnly = text.length === was.length - 1 && digits === digitsOf(was);
  if (!isGapOnly) return { digits, before };
  const cut = Math.max(0, before - 1);
  return { digits: digits.slice(0, cut) + digits.slice(before), before: cut };
}

/**
 * Returns the start of the inserted text. The caret is at its end, and the text after the caret
 * did not change.
 */
function commonStart(was: string, now: string, end: number): number {
  const longest = Math.max(0, Math.min(end, was.length - (now.length - end)));
  let start = 0;
  while (start < longest && was[start] === now[start]) start++;
  return start;
}

const SHORTEST = 15;
const LONGEST = 19;

/**
 * Digits of any script with the separators that cards and bills print, or with a letter between
 * two digits.
 */
const GROUP = /\p{Nd}(?:(?:[^\S\r\n]|[-\u2010-\u2015\u2212])*\p{Nd}|[.\p{L}]\p{Nd})*/gu;

/** A date such as 03/29, which is never part of a card number. */
const DATE = /(?<!\p{Nd})\p{Nd}{1,2}\s*\/\s*(?:\p{Nd}{4}|\p{Nd}{2})(?!\p{Nd})/gu;

/**
 * Returns the card number in pasted text: all digits if the rest is only separators, otherwise the
 * only group of 15 to 19 digits. Returns "" if there is no such group, or several.
 */
export function pastedNumber(text: string): string {
  const plain = text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(DATE, "/")
    .trim();
  const groups = plain.match(GROUP) ?? [];
  const numbers = groups.map(digitsOf);
  if (groups[0] === plain) return numbers[0] ?? "";
  const cards = numbers.filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  return cards.length === 1 ? (cards[0] ?? "") : "";
}
