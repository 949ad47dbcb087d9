import { createError } from "./errors.ts";
import type { UnknownOutcomeError, WaypostError } from "./errors.ts";
import { parseExact } from "./exact-json.ts";
import type { Operation } from "./operation.ts";
import { outcomeOfWrite } from "./outcome.ts";
import type { Report } from "./parse.ts";
import { isPlausibleBody, messagesOf, parseJson, statusIsNotFalse } from "./reply.ts";
import type { NoReply, Reply } from "./transport.ts";

/**
 * Turns the last attempt of an operation into its value, or throws its error. This is the only
 * place that decides whether the operation succeeded, failed, or has an unknown outcome. `sent` is
 * the body of the request.
 */
export function settle<T>(
  name: string,
  { isSuccess = statusIsNotFalse, parse, write, preservesDigits }: Operation<T>,
  { reason, isUnsent, hint, response, content }: Reply | NoReply,
  report: Report,
  sent: string | undefined,
): T {
  if (!response) {
    throw write && !isUnsent
      ? unknownOutcome(name, reason)
      : createError(name, reason, undefined, hint);
  }
  const { ok, status } = response;
  const body = preservesDigits ? parseExact(content) : parseJson(content);
  const isJson = body !== undefined;
  const success = write ?? isSuccess(body, ok, status);
  const details = () => ({ status, ...messagesOf(body) });
  if (write) {
    const outcome = outcomeOfWrite(write, status, body, isPlausibleBody(content, body));
    if (outcome === "unknown-outcome") {
      // A 202 only means that the server will try.
      throw unknownOutcome(name, ok && status !== 202 ? "unreadable" : "server", status, body);
    }
    if (outcome !== "accepted") throw createError(name, outcome, details());
  } else if (isJson ? !success : !ok) {
    throw createError(name, ok ? "rejected" : "http", details());
  }
  /** The last field that could not be used. */
  let problem: string | undefined;
  // An empty reply, or one that is not JSON, cannot be parsed as a documented reply.
  const value =
    success && (isJson || isPlausibleBody(content, body))
      ? parse(body, (...seen) => report(...([problem] = seen)), { sent, status })
      : undefined;
  if (value === undefined) {
    throw createError(name, "malformed", { status }, /^\s*</.test(content) ? "HTML" : problem);
  }
  return value;
}

/** Creates the error of a write that was sent; `status` and `reply` are those of its reply. */
export function unknownOutcome(
  name: string,
  reason: UnknownOutcomeError["reason"],
  status: number | null = null,
  reply?: unknown,
): WaypostError {
  return createError(name, "unknown-outcome", { reason, status, ...messagesOf(reply) });
}
