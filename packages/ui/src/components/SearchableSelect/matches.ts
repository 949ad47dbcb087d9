import { chosenFirst, SHOWN_AT_MOST } from "../../lists/useGrowingList.ts";
import { shorten } from "../../text/shorten.ts";
import type { ListOption } from "../ListBox/Option.tsx";

interface Matches<Option> {
  shown: readonly Option[];
  /** Number of matches that are not shown. */
  hidden: number;
}

/** The first matches, up to the number that is rendered. */
export function findMatches<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
  chosen: Option | null,
): Matches<Option> {
  const matches = rankMatches(options, typed, chosen);
  const shown = matches.slice(0, SHOWN_AT_MOST);
  return { shown, hidden: matches.length - shown.length };
}

/**
 * The options whose label or detail contains the typed text; labels that begin with it come first.
 * Without typed text the selected option comes first, so that it is visible in a long list.
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
 * The option with this label, ignoring case and accents; null if there is none, or if there are
 * several with different ids.
 */
export function findByLabel<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
): Option | null {
  const query = queryOf(typed);
  const [first, ...others] = options.filter(
    (option) => isFree(option) && gapless(fold(option.label), query) === query,
  );
  return first !== undefined && others.every(({ id }) => id === first.id) ? first : null;
}

/** The match that typed text refers to: the only one, or the first that begins with it. */
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

/** Whether the text contains each word that was typed, ignoring case and accents. */
export function containsWords(text: string, typed: string): boolean {
  const words = fold(typed).split(/\s+/);
  const whole = fold(text);
  return words.every((word) => whole.includes(word));
}

/** Whether two texts are the same, ignoring case, accents and outer spaces. */
export const sameText = (one: string, other: string): boolean =>
  fold(one.trim()) === fold(other.trim());

const isFree = (option: ListOption) => option.isDisabled !== true;

function filter<Option extends ListOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const beginning: Option[] = [];
  const containing: Option[] = [];
  // Digits have neither case nor accents, so nothing has to be folded or joined.
  const isNumber = DIGITS.test(query);
  for (const option of options) {
    const place = (isNumber ? ungrouped(option.label) : textOf(option)).indexOf(query);
    if (place === 0) beginning.push(option);
    else if (place > 0 || (isNumber && ungrouped(option.detail).includes(query)))
      containing.push(option);
  }
  return [...beginning, ...containing];
}

/** Label and detail as one text, because that takes half the time; nobody types a line break. */
const textOf = ({ label, detail = "" }: ListOption): string =>
  folded(detail === "" ? label : `${label}\n${detail}`);

/** What was typed; digits without the gaps that numbers show between their groups. */
function queryOf(typed: string): string {
  const query = fold(typed.trim());
  return gapless(query, query);
}

/** Digits are found in a number whatever the gaps in either of them. */
const gapless = (text: string, query: string): string =>
  DIGITS.test(query) ? ungrouped(text) : text;

const ungrouped = (text = ""): string => text.replaceAll(" ", "");

const DIGITS = /^\d[\d ]*$/;

// Typed text may be as long as whatever was pasted.
const fold = (text: string): string => folded(shorten(text));

// Most texts are plain ASCII, where removing accents would only cost time.
function folded(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/;
