import { createError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import { errorText, fieldsOf, notRefused, serverText, verdict } from "./reply.ts";
import type { Reply } from "./reply.ts";
import type { Note } from "./shape.ts";
import type { Failure } from "./transport.ts";

/** Turns the last attempt of an operation into its value, or throws its error. */
export function settle<T>(
  name: string,
  operation: Operation<T>,
  attempt: Reply | Failure,
  write: boolean,
  note: Note,
): T {
  if (!("body" in attempt)) {
    const { status } = attempt;
    if (status === "unsent") throw createError(name, "network", {});
    throw write
      ? createError(name, "unknown-outcome", { reason: status, status: null })
      : createError(name, status, {});
  }
  const { body, status, ok } = attempt;
  const said = verdict(attempt, operation.accepts ?? notRefused, write);
  if (said === false) {
    const { message, error } = fieldsOf(body);
    throw createError(name, ok ? "rejected" : "http", {
      status,
      displayMessage: errorText(body),
      serverMessage: serverText(message),
      serverError: serverText(error),
    });
  }
  const value = said && operation.shape(body, note);
  if (value !== undefined) return value;
  throw write
    ? createError(name, "unknown-outcome", { reason: ok ? "unreadable" : "server", status })
    : createError(name, "malformed", { status });
}
