import type { Exchange } from "../transport/exchange.ts";
import { isObject } from "../shapes/differences.ts";

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

/** Returns the devices of a plan list, which is the body itself or under one of three keys. */
export function planRows(body: unknown): Fields[] {
  const { devices, result, data } = fieldsOf(body);
  return rowsOf([body, devices, result, data].find(Array.isArray));
}

const IMEI_FIELDS = ["imei_no", "imei"];

/** Returns a problem for each device that is not in the list, which has this name in the reply. */
export const unlistedProblems = (
  rows: readonly Fields[],
  imeis: readonly string[],
  list = "the list",
): string[] =>
  imeis
    .filter((imei) => indexOf(rows, imei) < 0)
    .map((imei) => `${list} has ${rows.length} rows, and no imei_no is ${imei}`);

/** Returns a problem for each device that is in the list. */
export const listedProblems = (
  rows: readonly Fields[],
  imeis: readonly string[],
  list = "the list",
): string[] =>
  imeis
    .filter((imei) => indexOf(rows, imei) >= 0)
    .map((imei) => `${list}[${indexOf(rows, imei)}].imei_no is ${imei}`);

const indexOf = (rows: readonly Fields[], imei: string): number =>
  rows.findIndex((row) => IMEI_FIELDS.some((name) => textOf(row[name]) === imei));

/** True for a number or a numeric text. */
export const isAmount = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value));

/** Longer bodies are cut before secrets are removed. What is shown is far shorter. */
const MAX_QUOTED_LENGTH = 15_000;

/** Returns what a field of a reply is, for a report. */
export const fieldIs = (field: string, value: unknown): string => {
  const text = typeof value === "string" ? `“${value}”` : (JSON.stringify(value) ?? "missing");
  return `${field} is ${text.slice(0, MAX_QUOTED_LENGTH)}`;
};

/** Returns the body of an error for a report, after a colon. Empty without a text to quote. */
export function quoted({ text }: Pick<Exchange, "text">): string {
  const title = /^\s*</.test(text) ? /<title[^>]*>([^<]*)/i.exec(text)?.[1] : text;
  const words = (title ?? "an HTML page")
    .slice(0, MAX_QUOTED_LENGTH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return words === "" ? "" : `: ${words}`;
}
