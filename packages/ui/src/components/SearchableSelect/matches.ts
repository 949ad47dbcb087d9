import type { ListOption } from "../ListBox/Option.tsx";

/** React Aria renders every option it is given, which is slow for long lists. */
export const SHOWN_AT_MOST = 50;

export interface Matches {
  shown: readonly ListOption[];
  /** Number of matches that are not shown. */
  hidden: number;
}

/** The first matches, up to the number that is rendered. */
export function findMatches(
  options: readonly ListOption[],
  typed: string,
  chosen: string | null,
): Matches {
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
  chosen: string | null,
): readonly Option[] {
  const query = fold(typed.trim());
  return query === "" ? chosenFirst(options, chosen) : filter(options, query);
}

/**
 * The only option with this label, ignoring case and accents; null if there is none or more than
 * one.
 */
export function findByLabel(options: readonly ListOption[], typed: string): ListOption | null {
  const query = fold(typed.trim());
  const named = options.filter((option) => isFree(option) && fold(option.label) === query);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The match that typed text refers to: the only one, or the first that begins with it. */
export function bestMatch<Option extends ListOption>(
  matches: readonly Option[],
  typed: string,
): Option | null {
  const query = fold(typed.trim());
  const [first, ...others] = matches.filter(isFree);
  if (first === undefined || query === "") return null;
  return others.length === 0 || fold(first.label).startsWith(query) ? first : null;
}

const isFree = (option: ListOption) => option.isDisabled !== true;

function filter<Option extends ListOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const beginning: Option[] = [];
  const containing: Option[] = [];
  for (const option of options) {
    const label = fold(option.label);
    if (label.startsWith(query)) beginning.push(option);
    else if (label.includes(query) || fold(option.detail ?? "").includes(query)) {
      containing.push(option);
    }
  }
  return [...beginning, ...containing];
}

function chosenFirst<Option extends ListOption>(
  options: readonly Option[],
  chosen: string | null,
): readonly Option[] {
  const at = options.findIndex((option) => option.id === chosen);
  const option = options[at];
  if (option === undefined || at < SHOWN_AT_MOST) return options;
  return [option, ...options.slice(0, at), ...options.slice(at + 1)];
}

// Most texts are plain ASCII, where removing accents would only cost time.
function fold(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/;
