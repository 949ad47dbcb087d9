import { SOMETHING_WENT_WRONG, fieldsOf, isObject } from "./reply.ts";
import type { Trace } from "./trace.ts";

interface BaseError extends Error, Trace {
  readonly name: "WaypostError";
  /** The feature and method that failed, for example `registration.checkEmail`. */
  readonly operation: string;
  /** Text to show to the user: the server's `message : error`, or "Something Went Wrong". */
  readonly displayMessage: string;
}

/** The server replied with a 2xx status, and the body reports a failure. */
export interface RejectedError extends BaseError {
  readonly kind: "rejected";
  /** The HTTP status, always 2xx. */
  readonly status: number;
  /** The reply's `message` as text, or null if it has none. */
  readonly serverMessage: string | null;
  /** The reply's `error` as text, or null if it has none. */
  readonly serverError: string | null;
}

/** The server replied with a status other than 2xx. */
export interface HttpError extends BaseError {
  readonly kind: "http";
  /** The HTTP status, for example 404. */
  readonly status: number;
  /** The reply's `message` as text, or null if it has none. */
  readonly serverMessage: string | null;
  /** The reply's `error` as text, or null if it has none. */
  readonly serverError: string | null;
}

/**
 * There was no connection, so nothing was sent: the host is unknown, it refused the connection, or
 * its certificate is invalid. For a read, it can also mean that the reply was lost.
 */
export interface NetworkError extends BaseError {
  readonly kind: "network";
}

/**
 * A read got no reply in time, or the caller's signal timed out, such as `AbortSignal.timeout`. For
 * a write, the signal timed out before the write was sent.
 */
export interface TimeoutError extends BaseError {
  readonly kind: "timeout";
}

/** The caller's signal aborted a read, or a write before it was sent. */
export interface AbortedError extends BaseError {
  readonly kind: "aborted";
}

/** The reply to a read cannot be parsed or lacks a required field. */
export interface MalformedError extends BaseError {
  readonly kind: "malformed";
  /** The HTTP status, always 2xx. */
  readonly status: number;
}

/** A write was sent, but its outcome is unknown. Report neither success nor failure. */
export interface UnknownOutcomeError extends BaseError {
  readonly kind: "unknown-outcome";
  /**
   * `network`, `timeout`, `aborted`: no reply arrived, or only a part of one. `server`: the HTTP
   * status leaves the outcome open. `unreadable`: the body of a 2xx reply does not show the outcome.
   */
  readonly reason: "network" | "timeout" | "aborted" | "unreadable" | "server";
  /** The HTTP status, or null when no reply arrived. */
  readonly status: number | null;
  /** Null when the server sent no message, as when no reply arrived. */
  readonly serverMessage: string | null;
  /** Null when the server sent no error. */
  readonly serverError: string | null;
}

/** An argument cannot be sent. Nothing was sent. */
export interface BadArgumentError extends BaseError {
  readonly kind: "bad-argument";
  /**
   * The API's name of the path or query parameter, for example `imei`. Also `body` if it cannot be
   * serialized, `signal` if it is not an abort signal, `headers` if one of them is not valid, and
   * `endpoint` for that of `client.request`.
   */
  readonly parameter: string;
}

/** The operation needs a token, but the `token` option returned none. Nothing was sent. */
export interface NoTokenError extends BaseError {
  readonly kind: "no-token";
  /**
   * `missing`: the client has no `token` option, or it is not a function. `empty`: it returned null,
   * undefined or a blank string. `invalid`: it returned a value that is not allowed in a header.
   * `failed`: it threw; `code` is the code or the name of that error. `timeout`: it took longer than
   * the time limit of the call.
   */
  readonly reason: "missing" | "empty" | "invalid" | "failed" | "timeout";
}

/** Every error that an operation can throw, discriminated by `kind`. */
export type WaypostError =
  | RejectedError
  | HttpError
  | NetworkError
  | TimeoutError
  | AbortedError
  | MalformedError
  | UnknownOutcomeError
  | BadArgumentError
  | NoTokenError;

/**
 * True for every error of this package and, if a kind is given, only for errors of that kind. Two
 * copies of the package recognize each other's errors. A copy made by `structuredClone` or
 * `postMessage` is recognized as well, and its fields are restored.
 */
export function isWaypostError<K extends WaypostError["kind"] = WaypostError["kind"]>(
  error: unknown,
  kind?: K,
): error is Extract<WaypostError, { kind: K }> {
  const { WaypostError: fields } = fieldsOf(fieldsOf(error).cause);
  if (!isObject(fields)) return false;
  // A copy keeps only its message, its stack and its cause.
  if (fieldsOf(error).name !== fields.name) Object.assign(Object(error), fields);
  return !kind || fields.kind === kind;
}

type BaseField = keyof BaseError | "kind";

/** The fields that an error of this kind has in addition to the common ones. */
type Details<K> = Omit<Extract<WaypostError, { kind: K }>, BaseField> & { displayMessage?: string };

/**
 * Creates an error that contains no part of the request. An error thrown by the platform or by an
 * injected `fetch` never becomes its `cause`, because it may contain the request and its card
 * number. Instead, `cause` repeats the fields of the error, so that a copy can be recognized. If
 * there is a hint for the developer, it replaces `displayMessage` in `message`.
 */
export function createError<K extends WaypostError["kind"]>(
  operation: string,
  kind: K,
  ...details: object extends Details<K>
    ? [details?: undefined, hint?: string | null]
    : [Details<K>, hint?: string | null]
): WaypostError;
export function createError(
  operation: string,
  kind: string,
  details?: object,
  hint?: string | null,
) {
  const fields = {
    name: "WaypostError",
    operation,
    kind,
    displayMessage: SOMETHING_WENT_WRONG,
    ...details,
  };
  const message = `${operation}: ${kind}: ${hint ?? fields.displayMessage}`;
  return Object.assign(new Error(message, { cause: { WaypostError: fields } }), fields);
}

/** The error of an argument for which nothing is sent, with a text for the user. */
export const badArgument = (
  operation: string,
  parameter: string,
  displayMessage: string,
): WaypostError => createError(operation, "bad-argument", { parameter, displayMessage });

/** Adds the trace to an error, and to the fields in its `cause` from which copies are restored. */
export function addTrace(error: WaypostError, trace: Trace): WaypostError {
  Object.assign(fieldsOf(fieldsOf(error.cause).WaypostError), trace);
  return Object.assign(error, trace);
}
