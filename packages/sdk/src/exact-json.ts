import { parseJson } from "./reply.ts";

/**
 * The key under which an object or an array records its numbers that became strings, by name. It is
 * a symbol, so that a copy made by spreading has it too.
 */
const EXACT_NUMBERS = Symbol();

interface WithExactNumbers {
  [EXACT_NUMBERS]?: Record<string, unknown>;
}

/** Matches strings and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/**
 * Parses JSON. A number that JavaScript cannot represent becomes a string with all of its digits.
 * In between, U+0000 marks such a string, because nobody types that character.
 */
export const parseExact = (content = ""): unknown =>
  parseJson(
    content.replace(TOKENS, (token) => (isRepresentable(token) ? token : `"\\u0000${token}"`)),
    function (this: WithExactNumbers, key, value) {
      if (typeof value !== "string" || value[0] !== "\0") return value;
      return ((this[EXACT_NUMBERS] ??= {})[key] = value.slice(1));
    },
  );

/** Serializes the result of {@link parseExact}, or an edited copy of it. */
export const stringifyExact = (value: unknown): string | undefined =>
  JSON.stringify(value, function (this: WithExactNumbers, key, member) {
    return member && this[EXACT_NUMBERS]?.[key] === member ? `\0${member}` : member;
  })?.replace(/"\\u0000([-+.\de]+)"/gi, "$1");

/**
 * True for a string, and for a number that JavaScript represents exactly, such as one of 15 digits.
 */
const isRepresentable = (token: string): boolean =>
  token[0] === '"' || token.length < 16 || String(Number(token)) === token;
