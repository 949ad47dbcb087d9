import { digitsOf } from "../../text/digits.ts";

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
