import { createError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import { errorText, fieldsOf, notRefused, serverText, verdict } from "./reply.ts";
import type { Reply } from "./reply.ts";
import type { Arguments, Note } from "./shape.ts";
import type { Failure } from "./transport.ts";

/** Turns the last attempt of an operation into its value, or throws its error. */
export function settle<T>(
  name: string,
  { accepts = notRefused, shape }: Operation<T>,
  attempt: Reply | Failure,
  write: boolean,
  args: Arguments,
  note: Note,
): T {
  if (typeof attempt === "string") {
    if (attempt === "unsent") throw createError(name, "network", {});
    throw write
      ? createError(name, "unknown-outcome", { reason: attempt, status: null })
      : createError(name, attempt, {});
  }
  const { body, status, ok } = attempt;
  const said = verdict(attempt, accepts, write);
  if (said === "refused") {
    const { message, error } = fieldsOf(body);
    throw createError(name, ok ? "rejected" : "http", {
      status,
      displayMessage: errorText(body),
      serverMessage: serverText(message),
      serverError: serverText(error),
    });
  }
  const value = said === "accepted" ? shape(body, note, args) : undefined;
  if (value !== undefined) return value;
  throw write
    ? createError(name, "unknown-outcome", { reason: ok ? "unreadable" : "server", status })
    : createError(name, "malformed", { status });
}
