import type { Exchange } from "../transport/exchange.ts";
import { isObject } from "../shapes/narrow-schema.ts";

/** Parses the body as JSON. Returns undefined if it is not JSON. */
export function jsonOf({ text }: Pick<Exchange, "text">): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Returns the rows of a list, or no rows if the value is not a list. */
export const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

/** Returns the problem with a body that is not JSON. */
export function notJson({ text }: Pick<Exchange, "text">): string {
  if (text.trim() === "") return "the body is empty";
  if (/^\s*</.test(text)) return "the body is an HTML page";
  return /^\s*[[{]/.test(text) ? "the JSON is truncated or not valid" : "the body is not JSON";
}

/** True for the statuses of a success. 202 only means that the server will try. */
export const isSuccess = (status: number): boolean =>
  status >= 200 && status < 300 && status !== 202;

export const isStatus = (value: unknown, expected: boolean): boolean =>
  value === expected || value === String(expected);

/** Converts any value to text without calling its `toString`, which a server could override. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "none");

/** Returns the `message` of a reply, or an empty text. */
export const messageOf = (reply: unknown): string => {
  const { message } = fieldsOf(reply);
  return typeof message === "string" ? message : "";
};
