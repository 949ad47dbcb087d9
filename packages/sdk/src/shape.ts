import { fieldsOf, isStatus, scalar, serverText, text } from "./reply.ts";
import type { Accepted, CallOptions } from "./types.ts";

/** Takes note of a field that is missing or a row that was dropped. */
export type Note = (field: string, problem: "missing" | "dropped") => void;

/** What an operation was called with: parts of the path, query, body (of any shape), options. */
export type Arguments = (string | number | CallOptions | undefined)[];

/** Brings a reply into its public type; `undefined` when it lacks what the caller must know. */
export type Shape<T> = Part<T | undefined>;

/** Reads a part of a reply. */
type Part<T> = (reply: unknown, note: Note) => T;

/** Reads a field: null when it is missing, undefined when its row is useless without it. */
type Reader<V> = (value: unknown) => V | undefined;

/** A reader for every field of a row. */
export type Table<T> = { readonly [K in keyof T]: Reader<T[K]> };

/** A number, which may have come as text. */
export const number: Reader<number | null> = (value) => {
  const read = Number(text(value)?.trim() || NaN);
  return Number.isFinite(read) ? read : null;
};

/** True, or the text "true". */
export const flag: Reader<boolean> = (value) => isStatus(value, true);

/** An id or a text that decides something. */
export const idNeeded: Reader<string | number> = (value) => scalar(value) ?? undefined;
export const textNeeded: Reader<string> = (value) => text(value) || undefined;

/** A row that can do without each of its fields. */
type AllOptional<T> = { readonly [K in keyof T]: null extends T[K] ? T[K] : never };

/** Reads the object of that name, or the reply itself; `undefined` when it cannot be used. */
export function objectAt<T extends AllOptional<T>>(name: string, table: Table<T>): Part<T>;
export function objectAt<T>(name: string, table: Table<T>): Part<T | undefined>;
export function objectAt<T>(name: string, table: Table<T>): Part<T | undefined> {
  return (reply, note) => row(table, name ? fieldsOf(reply)[name] : reply, name, note);
}

/** Reads the list of that name without its bad rows; `undefined` when it is no list. */
export function listAt<T>(name: string, table: Table<T>): Part<T[] | undefined> {
  return (reply, note) => {
    const list = fieldsOf(reply)[name];
    if (Array.isArray(list)) {
      return list.flatMap((entry, index) => row(table, entry, `${name}[${index}]`, note) ?? []);
    }
    note(name, "missing");
    return undefined;
  };
}

function row<T>(table: Table<T>, value: unknown, path: string, note: Note): T | undefined {
  const source = fieldsOf(value);
  const result: Record<string, unknown> = {};
  for (const [name, read] of Object.entries<Reader<unknown>>(table)) {
    const field = read(source[name]);
    if (field === undefined) {
      note(path, "dropped");
      return undefined;
    }
    if (field === null && source[name] !== null) note(path ? `${path}.${name}` : name, "missing");
    result[name] = field;
  }
  // The table has a reader for every field of T
  return result as T;
}

/** The server's words of a change, where the documentation does not show the reply. */
export const unspecified: Shape<Accepted> = (reply) => ({
  message: serverText(fieldsOf(reply).message),
});

/** The server's words of a change, where the documentation lists them. */
export const accepted: Shape<Accepted> = objectAt<Accepted>("", { message: serverText });
