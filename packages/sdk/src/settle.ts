import { createError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { Report } from "./parse.ts";
import { messagesOf, parseJson, statusIsNotFalse } from "./reply.ts";
import type { NoReply, Reply } from "./transport.ts";

/**
 * Turns the last attempt of an operation into its value, or throws its error. Only here is it
 * decided whether the operation succeeded, failed, or has an unknown outcome.
 */
export function settle<T>(
  name: string,
  { isSuccess = statusIsNotFalse, parse }: Operation<T>,
  { reason, response, data, error }: Reply | NoReply,
  isWrite: boolean,
  report: Report,
): T {
  if (response) {
    const { ok, status } = response;
    const content = data ?? error;
    const body = parseJson(content);
    const isJson = body !== undefined;
    const success = isSuccess(body, ok);
    // Without a JSON body the HTTP status decides, but a 5xx leaves the outcome of a write unknown.
    if (isJson ? !success : !ok && !(isWrite && status >= 500)) {
      throw createError(name, ok ? "rejected" : "http", { status, ...messagesOf(body) });
    }
    // A reply that is not documented may be empty. No operation has a falsy value.
    const value = success && (isJson || !content) && parse(body, report);
    if (value) return value;
    throw isWrite
      ? createError(name, "unknown-outcome", { reason: ok ? "unreadable" : "server", status })
      : createError(name, "malformed", { status });
  }
  if (!reason) throw createError(name, "network");
  throw isWrite
    ? createError(name, "unknown-outcome", { reason, status: null })
    : createError(name, reason);
}
