import type { Messages } from "@waypost/hooks/flows";

const PLAIN = "acdeilnorstuyzACDEINORSTUYZ";
const ACCENTED = "áçďéíľñóřšťúýžÁÇĎÉÍÑÓŘŠŤÚÝŽ";
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]),
);
const FILLER = "one two three four five six seven eight nine ten eleven twelve";
/** About as much longer as a translation can be. */
const GROWTH = 0.35;

/**
 * A text as a language that does not exist would have it: readable, a third longer, with accents
 * that need their height, between brackets whose absence shows that it is cut off. A text without
 * accents on the page is not in the catalogue.
 */
export function pseudoText(text: string): string {
  if (text.trim() === "") return text;
  // The places of links stay.
  const accented = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => LETTERS.get(part) ?? part);
  return `[${accented} ${fillerOf(Math.ceil(text.length * GROWTH))}]`;
}

/** Whole words with at least so many letters. */
function fillerOf(length: number): string {
  const words = FILLER.repeat(Math.ceil(length / FILLER.length));
  const end = words.indexOf(" ", length);
  return end === -1 ? words : words.slice(0, end);
}

/** The catalogue in that language. */
export const pseudo = (catalogue: Messages): Messages =>
  Object.fromEntries(
    Object.entries(catalogue).map(([code, text]: [string, unknown]) => [
      code,
      typeof text === "function"
        ? (params: unknown) => pseudoText(String((text as (of: unknown) => unknown)(params)))
        : pseudoText(String(text)),
    ]),
  ) as unknown as Messages;
