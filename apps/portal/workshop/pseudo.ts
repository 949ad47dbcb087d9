import type { Messages } from "@waypost/hooks/flows";

const PLAIN = "acdeilnorstuyzACDEINORSTUYZ";
const ACCENTED = "áçďéíľñóřšťúýžÁÇĎÉÍÑÓŘŠŤÚÝŽ";
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]),
);
const FILLER = "one two three four five six seven eight nine ten eleven twelve";
/** The maximum growth of a typical translation. */
const GROWTH = 0.35;

/**
 * Returns a text in a pseudo language: readable, a third longer, with accents that need their
 * height, and in brackets whose absence shows truncation. A text on the page without accents is
 * not in the catalogue.
 */
export function pseudoText(text: string): string {
  if (text.trim() === "") return text;
  // Link placeholders are not changed.
  const accented = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => LETTERS.get(part) ?? part);
  return `[${accented} ${fillerOf(Math.ceil(text.length * GROWTH))}]`;
}

/** Returns whole words with at least this many letters. */
function fillerOf(length: number): string {
  const words = FILLER.repeat(Math.ceil(length / FILLER.length));
  const end = words.indexOf(" ", length);
  return end === -1 ? words : words.slice(0, end);
}

/** Returns the catalogue in the pseudo language. */
export const pseudo = (catalogue: Messages): Messages =>
  Object.fromEntries(
    Object.entries(catalogue).map(([code, text]: [string, unknown]) => [
      code,
      typeof text === "function"
        ? (params: unknown) => pseudoText(String((text as (of: unknown) => unknown)(params)))
        : pseudoText(String(text)),
    ]),
  ) as unknown as Messages;
