import { amountOf } from "./amount.ts";
import { exact, fieldsOf, isPresent, isStatus, scalar, serverText } from "./reply.ts";
import type { Accepted, ReplyReport } from "./types.ts";

/** Reports a field by its path in the reply, and a field that may stand in its place. */
export type Report = (field: string, problem: ReplyReport["problem"], instead?: string) => void;

/** The context of a reply, for parsers that need more than its body. */
interface Exchange {
  /** The body of the request. */
  readonly sent: string | undefined;
  /** The HTTP status. */
  readonly status: number;
  /** The currency that the call names. */
  readonly currency?: string | undefined;
  /** The currencies that the reply names; null if it names none. */
  readonly named?: string | null;
}

/** Converts a reply, or a part of it, to its public type. */
export type Parser<T> = (reply: unknown, report: Report, exchange?: Exchange) => T;

/** Reads one field: null when it is missing, undefined when its row is unusable without it. */
type FieldReader<V> = (value: unknown) => V | undefined;

/** A reader for each field of an object. */
type FieldReaders<T> = { readonly [K in keyof T]: FieldReader<T[K]> };

/** Reads a decimal number, which the server may send as a string. */
export const number: FieldReader<number | null> = (value) => {
  const text = exact(value)?.trim() ?? "";
  const parsed = /^[\d.e+-]+$/i.test(text) ? Number(text) : NaN;
  return Number.isFinite(parsed) ? parsed : null;
};

/** Reads a price as an amount of whole minor units of a currency. */
export const priceIn =
  (currency: string | undefined): FieldReader<number | null> =>
  (value) => {
    const parsed = number(value);
    return parsed == null ? null : amountOf(parsed, currency);
  };

/** Reads a boolean: only true and the string "true" are true. */
export const boolean: FieldReader<boolean> = (value) => isStatus(value, true);

/** Reads a required id. */
export const requiredId: FieldReader<string | number> = (value) => scalar(value) ?? undefined;

/** Reads a required string without truncating it. An empty one counts as missing. */
export const requiredText: FieldReader<string> = (value) => exact(value) || undefined;

/** `T` if all of its fields may be null. */
type AllNullable<T> = { readonly [K in keyof T]: null extends T[K] ? T[K] : never };

/**
 * Parses the object at this key, or the reply itself if the key is "". The result is undefined
 * when a required field is missing.
 */
export function objectAt<T extends AllNullable<T>>(
  key: string,
  readers: FieldReaders<T>,
): Parser<T>;
export function objectAt<T>(key: string, readers: FieldReaders<T>): Parser<T | undefined>;
export function objectAt<T>(key: string, readers: FieldReaders<T>): Parser<T | undefined> {
  const readRow = rowReader(readers);
  return (reply, report) => readRow(key ? fieldsOf(reply)[key] : reply, key, report);
}

/** Parses the array at this key without its unusable rows; undefined when it is not an array. */
export function listAt<T>(key: string, readers: FieldReaders<T>): Parser<T[] | undefined> {
  const readRow = rowReader(readers);
  return (reply, report) => {
    const list = fieldsOf(reply)[key];
    if (Array.isArray(list)) {
      const rows = list.flatMap((row, index) => readRow(row, `${key}[${index}]`, report) ?? []);
      // A list of which nothing can be read is not an empty list.
      return rows.length || !list.length ? rows : undefined;
    }
    report(key, "missing");
    return undefined;
  };
}

/** Creates the function that reads an object, or reports why it is unusable. */
function rowReader<T>(readers: FieldReaders<T>) {
  const fields = Object.entries<FieldReader<unknown>>(readers);
  return (value: unknown, path: string, report: Report): T | undefined => {
    const source = fieldsOf(value);
    const result: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const field = read(source[name]);
      if (field === undefined) {
        const instead = Object.keys(source).find((known) => !(known in readers));
        report(`${path}.${name}`, "dropped", instead);
        return undefined;
      }
      if (field === null && source[name] !== null) {
        report(path ? `${path}.${name}` : name, "missing");
      }
      result[name] = field;
    }
    // There is a reader for every field of T.
    return result as T;
  };
}

/** Parses the reply to a write whose reply is not documented. Its message may be missing. */
export const unspecified: Parser<Accepted> = (reply, report) => {
  const { message, error } = fieldsOf(reply);
  const hasError = isPresent(error);
  if (hasError) report("error", "unexpected");
  return { message: serverText(message), error: hasError ? serverText(error) : null };
};

const parseMessage = /* @__PURE__ */ objectAt<Pick<Accepted, "message">>("", {
  message: serverText,
});

/** Parses the documented reply to a write. A missing message is reported. */
export const accepted: Parser<Accepted> = (reply, report) => ({
  ...unspecified(reply, report),
  ...parseMessage(reply, report),
});
