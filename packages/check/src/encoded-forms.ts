/** Below this length a text is only looked for as a word of its own, but in base64. */
const LONG = 6;

/** The beginning of a word, also after an escaped character. */
const BEFORE = String.raw`(?<=^|[^\p{L}\p{N}]|%[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\[bfnrt])`;

/** Matches a text as it is, and in the encodings that addresses, headers and JSON have. */
export function encodedForms(text: string): RegExp {
  const whole = Array.from(text, character).join("");
  const bytes = new TextEncoder().encode(text);
  const hex = Array.from(bytes, (byte) => anyCase(byte.toString(16).padStart(2, "0"))).join("");
  const word =
    text.length < LONG ? `${BEFORE}(?:${whole}|${hex})(?![\\p{L}\\p{N}])` : `${whole}|${hex}`;
  return new RegExp([word, ...base64(bytes)].join("|"), "gu");
}

/** One character, plain in upper or lower case, or escaped once or twice. */
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

/** Matches the text in upper and lower case. */
const anyCase = (text: string): string =>
  Array.from(text, (one) => {
    const forms = new Set([one.toLowerCase(), one.toUpperCase(), one]);
    return `(?:${Array.from(forms, escaped).join("|")})`;
  }).join("");

const escaped = (text: string): string => text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * In base64 the form of a text depends on how many bytes precede it. The characters at either end,
 * which have bits of the neighbours, are left out.
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
