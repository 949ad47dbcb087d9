import { normalizeIdentifier } from "@waypost/sdk/pure";

const SHORTEST = 15;
const LONGEST = 19;

/** Digits with the separators of cards and bills between them, or with a mistyped letter. */
const GROUP = /\d(?:(?:[^\S\r\n]|[-\u2010-\u2015\u2212])*\d|[.\p{L}]\d)*/gu;

/** A date like 03/29, which is never part of a number. */
const DATE = /(?<!\d)\d{1,2}\s*\/\s*(?:\d{4}|\d{2})(?!\d)/g;

/**
 * The card number in a text that was typed or pasted: all digits if there is nothing else but gaps,
 * otherwise the only group of 15 to 19 digits. Several groups are ambiguous and give "". Without one
 * it is the longest group, which is too short or too long for a card.
 *
 * @example
 * cardDigits("card 4929 1234 5678 9012 exp 03/29"); // "4929123456789012"
 */
export function cardDigits(text: string): string {
  const plain = normalizeIdentifier(text).replaceAll(DATE, "/").trim();
  const groups = plain.match(GROUP) ?? [];
  const numbers = groups.map((group) => group.replaceAll(/\D/g, ""));
  if (groups[0] === plain) return numbers[0] ?? "";
  const cards = numbers.filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  if (cards.length > 1) return "";
  return cards[0] ?? numbers.reduce(longer, "");
}

const longer = (one: string, other: string) => (other.length > one.length ? other : one);
