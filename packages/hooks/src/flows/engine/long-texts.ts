import { isRecord } from "./checks.ts";

/** Drafts by their storage key. */
export type Entries = Readonly<Record<string, unknown>>;

/** Length in characters. Shorter texts are never the reason why a storage refuses a draft. */
const LONG_TEXT = 1000;

/** The longest text in a value; "" if no text reaches that length. */
export function longestText(value: unknown): string {
  if (typeof value === "string") return value.length > LONG_TEXT ? value : "";
  if (!Array.isArray(value) && !isRecord(value)) return "";
  return Object.values(value)
    .map(longestText)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** The value with these texts replaced by ""; the same value if it has none of them. */
export function withoutTexts(value: unknown, texts: Pick<ReadonlySet<string>, "has">): unknown {
  if (typeof value === "string") return value.length > LONG_TEXT && texts.has(value) ? "" : value;
  if (Array.isArray(value)) {
    const next = value.map((entry) => withoutTexts(entry, texts));
    return next.some((entry, index) => entry !== value[index]) ? next : value;
  }
  if (!isRecord(value)) return value;
  const next = Object.entries(value).map(([key, entry]) => [key, withoutTexts(entry, texts)]);
  return next.some(([key, entry]) => entry !== value[key as string])
    ? Object.fromEntries(next)
    : value;
}
