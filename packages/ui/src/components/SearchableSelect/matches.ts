import { chosenFirst, MAX_RENDERED } from "../../lists/useGrowingList.ts";
import { truncate } from "../../text/truncate.ts";
import type { ListOption } from "../ListBox/Option.tsx";

interface Matches<Option> {
  shown: readonly Option[];
  /** The number of matches that are not shown. */
  hidden: number;
}

/** The first matches, up to the maximum number of rendered options. */
export function findMatches<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
  chosen: Option | null,
): Matches<Option> {
  const matches = rankMatches(options, typed, chosen);
  const shown = matches.slice(0, MAX_RENDERED);
  return { shown, hidden: matches.length - shown.length };
}

/**
 * Returns the options whose label or detail contains the typed text. Labels that begin with it
 * come first. Without typed text the selected option is first, so that it is visible in a long
 * list.
 */
export function rankMatches<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
  chosen: Option | null,
): readonly Option[] {
  const query = queryOf(typed);
  return query === "" ? chosenFirst(options, chosen) : filter(options, query);
}

/**
 * Returns the option with this label or, without one, with this alias, ignoring case and accents.
 * Returns null if there is none, or if several have different ids.
 */
export function findByLabel<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
): Option | null {
  const query = queryOf(typed);
  const isQuery = (text: string) => gapless(fold(text), query) === query;
  const free = options.filter(isFree);
  const labelled = free.filter(({ label }) => isQuery(label));
  const [first, ...others] =
    labelled.length > 0 ? labelled : free.filter(({ aliases = [] }) => aliases.some(isQuery));
  return first !== undefined && others.every(({ id }) => id === first.id) ? first : null;
}

/**
 * Returns the match that the typed text identifies: the only one, or the first that begins with
 * it.
 */
export function bestMatch<Option extends ListOption>(
  matches: readonly Option[],
  typed: string,
): Option | null {
  const query = queryOf(typed);
  const [first, ...others] = matches.filter(isFree);
  if (first === undefined || query === "") return null;
  const begins = gapless(fold(first.label), query).startsWith(query);
  return others.length === 0 || begins ? first : null;
}

/** True if the text contains each typed word, ignoring case and accents. */
export function containsWords(text: string, typed: string): boolean {
  const words = fold(typed).split(/\s+/);
  const whole = fold(text);
  return words.every((word) => whole.includes(word));
}

/** True if two texts are equal, ignoring case, accents and outer spaces. */
export const sameText = (one: string, other: string): boolean =>
  fold(one.trim()) === fold(other.trim());

const isFree = (option: ListOption) => option.isDisabled !== true;

function filter<Option extends ListOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const beginning: Option[] = [];
  const containing: Option[] = [];
  // Digits have neither case nor accents and need no normalization.
  const isNumber = DIGITS.test(query);
  for (const option of options) {
    const place = (isNumber ? ungrouped(option.label) : textOf(option)).indexOf(query);
    if (place === 0) beginning.push(option);
    else if (place > 0 || (isNumber && ungrouped(option.detail).includes(query)))
      containing.push(option);
  }
  return [...beginning, ...containing];
}

/** Returns label and detail as one text, which takes half the time. Nobody types a line break. */
const textOf = ({ label, detail = "" }: ListOption): string =>
  folded(detail === "" ? label : `${label}\n${detail}`);

/** Returns the typed text, or digits without the spaces between groups. */
function queryOf(typed: string): string {
  const query = fold(typed.trim());
  return gapless(query, query);
}

/**
 * Returns the text without spaces for a query of digits, so that the spaces in numbers do not
 * matter.
 */
const gapless = (text: string, query: string): string =>
  DIGITS.test(query) ? ungrouped(text) : text;

const ungrouped = (text = ""): string => text.replaceAll(" ", "");

const DIGITS = /^\d[\d ]*$/;

// A pasted text can be very long.
const fold = (text: string): string => folded(truncate(text));

// Returns the text without accents and case. Plain ASCII skips the normalization, which is slow.
function folded(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/;
