import type { Exchange } from "../transport/exchange.ts";
import { isObject } from "../shapes/narrowed.ts";

/** The body as JSON; undefined if it is not JSON. */
export function jsonOf({ text }: Pick<Exchange, "text">): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Objects of a list; none if it is not a list. */
export const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

/** What is wrong with a body that is not JSON. */
export function notJson({ text }: Pick<Exchange, "text">): string {
  if (text.trim() === "") return "the body is empty";
  if (/^\s*</.test(text)) return "the body is a page of HTML";
  return /^\s*[[{]/.test(text) ? "the JSON is cut off or not valid" : "the body is not JSON";
}

export const isStatus = (value: unknown, expected: boolean): boolean =>
  value === expected || value === String(expected);

/** A value as text, whatever it is: an object could have a `toString` of its own. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "none");

/** The `message` of a reply as text. */
export const messageOf = (reply: unknown): string => {
  const { message } = fieldsOf(reply);
  return typeof message === "string" ? message : "";
};
