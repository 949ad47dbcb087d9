import { encodedForms } from "./encoded-forms.ts";

/** Matches digits that could be a card number. */
const CARD_LIKE = /\d(?:[ -]?\d){12,}/g;

const TOKEN_LIKE = /\beyJ[\w-]{1,2000}\.[\w-]+(\.[\w-]*)?/g;

/** Matches control characters, which a terminal could execute, and direction marks. */
const CONTROL_CHARACTERS = /[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Characters after which a text in the report is truncated. */
const MAX_SHOWN_LENGTH = 300;

/** A longer text is neither scanned nor shown. Headers are shorter. */
const MAX_SCANNED_LENGTH = 20_000;

interface Secret {
  /** Its path in the scenario, such as `customer.email`. */
  readonly name: string;
  readonly value: string;
}

/** Returns a function that replaces the values of an object in a text with their names. */
export function createRedactor(secrets: object): (text: string) => string {
  const patterns = secretsOf(secrets)
    .toSorted((a, b) => b.value.length - a.value.length)
    .map(({ name, value }) => [encodedForms(value), `[${name}]`] as const);
  return (text) => {
    if (text.length > MAX_SCANNED_LENGTH) return `a text of ${text.length} characters`;
    const clean = patterns
      .reduce((rest, [pattern, name]) => rest.replaceAll(pattern, () => name), text)
      .replaceAll(TOKEN_LIKE, "[token]")
      .replaceAll(CARD_LIKE, "[digits]")
      .replaceAll(CONTROL_CHARACTERS, "�");
    return clean.length > MAX_SHOWN_LENGTH ? `${clean.slice(0, MAX_SHOWN_LENGTH)}…` : clean;
  };
}

/** Returns all values, including the first and last digits of cards, which appear in addresses. */
function secretsOf(value: unknown, path = ""): Secret[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => secretsOf(one, `${path} ${index + 1}`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, one]) =>
      secretsOf(one, path === "" ? key : `${path}.${key}`),
    );
  const text = String(value);
  const parts = text.split("{time}");
  const digits = path.endsWith(".number") ? [text.slice(0, 6), text.slice(-4)] : [];
  return [...(parts.length > 1 ? parts : [text]), ...digits]
    .filter((part) => part.length >= MIN_SECRET_LENGTH)
    .map((part) => ({ name: path, value: part }));
}

/** Shorter values are not replaced, because they occur in almost any text. */
const MIN_SECRET_LENGTH = 3;
