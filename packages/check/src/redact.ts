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

/** A shorter text is only matched as a whole word, except in base64. */
const MIN_LENGTH_ANYWHERE = 6;

/** Matches the start of a word, including one that follows an escaped character. */
const WORD_START = String.raw`(?<=^|[^\p{L}\p{N}]|%[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\[bfnrt])`;

/** Returns a pattern for a text and for its encodings in URLs, headers and JSON. */
function encodedForms(text: string): RegExp {
  const whole = Array.from(text, character).join("");
  const bytes = new TextEncoder().encode(text);
  const hex = Array.from(bytes, (byte) => anyCase(byte.toString(16).padStart(2, "0"))).join("");
  const word =
    text.length < MIN_LENGTH_ANYWHERE
      ? `${WORD_START}(?:${whole}|${hex})(?![\\p{L}\\p{N}])`
      : `${whole}|${hex}`;
  return new RegExp([word, ...base64(bytes)].join("|"), "gu");
}

/** Returns a pattern for one character in either case, plain or escaped up to three times. */
function character(one: string): string {
  const percent = [one.toLowerCase(), one.toUpperCase()].map((letter) =>
    Array.from(
      new TextEncoder().encode(letter),
      (byte) => `%(?:25){0,3}${anyCase(byte.toString(16).padStart(2, "0"))}`,
    ).join(""),
  );
  const units = Array.from(
    { length: one.length },
    (_, index) => `\\\\{1,4}u${anyCase(one.charCodeAt(index).toString(16).padStart(4, "0"))}`,
  ).join("");
  const code = one.codePointAt(0) ?? 0;
  const entity = `&#(?:0{0,5}${code}|[xX]0{0,5}${anyCase(code.toString(16))});`;
  const plain = `\\\\{0,4}${anyCase(one)}`;
  const space = one === " " ? ["\\+"] : [];
  return `(?:${[plain, ...percent, units, entity, ...space].join("|")})`;
}

/** Returns a pattern for the text in upper and lower case. */
const anyCase = (text: string): string =>
  Array.from(text, (one) => {
    const forms = new Set([one.toLowerCase(), one.toUpperCase(), one]);
    return `(?:${Array.from(forms, escaped).join("|")})`;
  }).join("");

const escaped = (text: string): string => text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * Returns the three base64 forms of a text. The form depends on the number of bytes before it.
 * The first and last characters are omitted because they share bits with the neighbouring bytes.
 */
function base64(bytes: Uint8Array): string[] {
  return [0, 1, 2].flatMap((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), bytes]);
    const first = Math.ceil((before * 8) / 6);
    const core = padded.toString("base64").slice(first, Math.floor((padded.length * 8) / 6));
    return core.length < 4 ? [] : [Array.from(core, eitherAlphabet).join("")];
  });
}

function eitherAlphabet(one: string): string {
  if (one === "+") return "(?:\\+|-|%2[bB])";
  return one === "/" ? "(?:/|_|%2[fF])" : one;
}
