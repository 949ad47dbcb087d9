import { fieldsOf, serverText } from "./reply.ts";
import type { Accepted } from "./types.ts";

/** Takes note of a field that is missing or a row that was dropped. */
export type Note = (field: string, problem: "missing" | "dropped") => void;

/** Brings a reply into its public type; `undefined` when it lacks what the caller must know. */
export type Shape<T> = (reply: unknown, note: Note) => T | undefined;

/** A field's reader, chosen by its public type; with `!` the row is useless without it. */
type Kind<V> = [V] extends [boolean]
  ? "flag"
  : [V] extends [string]
    ? "text!"
    : [V] extends [string | null]
      ? "text"
      : [V] extends [number | null]
        ? "number"
        : [V] extends [string | number]
          ? "id!"
          : "id";

/** The readers of all fields of a row. */
export type Table<T> = { readonly [K in keyof T]: Kind<T[K]> };

const isId = (value: unknown) => typeof value === "string" || typeof value === "number";

const readers: Record<string, (value: unknown) => unknown> = {
  flag: (value) => value === true || value === "true",
  text: (value) => (isId(value) ? String(value) : null),
  id: (value) => (isId(value) ? value : null),
  number: (value) =>
    isId(value) && String(value).trim() !== "" && Number.isFinite(Number(value))
      ? Number(value)
      : null,
};

/** Reads one row; `undefined` when a field that it cannot do without is missing. */
export function row<T>(table: Table<T>, value: unknown, path: string, note: Note): T | undefined {
  const source = fieldsOf(value);
  const result: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries<string>(table)) {
    const required = kind.endsWith("!");
    const read = readers[kind.replace("!", "")]?.(source[name]) ?? null;
    if (required && (read === null || read === "")) {
      note(path, "dropped");
      return undefined;
    }
    if (read === null && source[name] !== null) note(`${path}.${name}`, "missing");
    result[name] = read;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has a reader for every field of T
  return result as T;
}

/** Reads a list and leaves out its bad rows; `undefined` when it is no list. */
export function rows<T>(
  table: Table<T>,
  value: unknown,
  path: string,
  note: Note,
): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .map((entry, index) => row(table, entry, `${path}[${index}]`, note))
    .filter((entry) => entry !== undefined);
}

/** Reads a list out of the reply to a write: empty and noted when it is missing. */
export function listAt<T>(reply: unknown, name: string, table: Table<T>, note: Note): T[] {
  const read = rows(table, fieldsOf(reply)[name], name, note);
  if (!read) note(name, "missing");
  return read ?? [];
}

/** A reply that is a list under one name. */
export function listOf<T>(name: string, table: Table<T>): Shape<T[]> {
  return (reply, note) => rows(table, fieldsOf(reply)[name], name, note);
}

/** The server's words of a change, where the documentation does not show the reply. */
export const unspecified: Shape<Accepted> = (reply) => ({
  message: serverText(fieldsOf(reply).message),
});

/** The server's words of a change, where the documentation lists them. */
export const accepted: Shape<Accepted> = (reply, note) => {
  if (fieldsOf(reply).message === undefined) note("message", "missing");
  return unspecified(reply, note);
};
