import { parseJson } from "./reply.ts";

/**
 * Under this key an object or a list has those of its numbers that are strings, by name. A copy by
 * spreading has it too.
 */
const NUMBERS = Symbol();

interface Holder {
  [NUMBERS]?: Record<string, unknown>;
}

/** Texts and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

// In JSON such a string begins with the character 0, which nobody types.

/** Parses JSON. A number that JavaScript cannot hold becomes a string with all of its digits. */
export const parseExact = (content = ""): unknown =>
  parseJson(
    content.replace(TOKENS, (token) => (isHeld(token) ? token : `"\\u0000${token}"`)),
    function (this: Holder, key, value) {
      if (typeof value !== "string" || value[0] !== "\0") return value;
      return ((this[NUMBERS] ??= {})[key] = value.slice(1));
    },
  );

/** Serializes what {@link parseExact} returned, or a copy of it with changes. */
export const stringifyExact = (value: unknown): string | undefined =>
  JSON.stringify(value, function (this: Holder, key, member) {
    return member && this[NUMBERS]?.[key] === member ? `\0${member}` : member;
  })?.replace(/"\\u0000([-+.\de]+)"/gi, "$1");

/** Whether it is a text, or a number whose digits JavaScript holds, as it does 15 of any number. */
const isHeld = (token: string): boolean =>
  token[0] === '"' || token.length < 16 || String(Number(token)) === token;
