import { createError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import { notRefused, readContent, wordsOf } from "./reply.ts";
import type { Note } from "./shape.ts";
import type { Failure, Reply } from "./transport.ts";

/**
 * Turns the last attempt of an operation into its value, or throws its error. This is the one
 * place that decides whether a reply says yes, no, or nothing that anybody can tell.
 */
export function settle<T>(
  name: string,
  { accepts = notRefused, shape }: Operation<T>,
  { status: lost, response, data, error }: Reply | Failure,
  write: boolean,
  note: Note,
): T {
  if (response) {
    const { ok, status } = response;
    const content = data ?? error;
    const body = readContent(content);
    const readable = body !== undefined;
    const yes = accepts(body, ok);
    // Without a word that can be read, a no is known by the HTTP status alone.
    if (readable ? !yes : !ok && !(write && status >= 500)) {
      throw createError(name, ok ? "rejected" : "http", { status, ...wordsOf(body) });
    }
    // A body that the documentation does not show may be empty. No operation has a falsy value.
    const value = yes && (readable || !content) && shape(body, note);
    if (value) return value;
    throw write
      ? createError(name, "unknown-outcome", { reason: ok ? "unreadable" : "server", status })
      : createError(name, "malformed", { status });
  }
  if (!lost) throw createError(name, "network");
  throw write
    ? createError(name, "unknown-outcome", { reason: lost, status: null })
    : createError(name, lost);
}
