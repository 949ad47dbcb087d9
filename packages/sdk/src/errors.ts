import { SOMETHING_WENT_WRONG } from "./reply.ts";

interface BaseError extends Error {
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
 * There was no connection, so nothing was sent: the host is unknown, or it refused the connection,
 * or its certificate is invalid. For a read also: its reply was lost.
 */
export interface NetworkError extends BaseError {
  readonly kind: "network";
}

/** A read got no reply in time. */
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
   * status leaves the outcome open. `unreadable`: the body of a 2xx reply does not tell it.
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
   * The API's name of the path or query parameter, for example `imei`; or `body`, when it cannot
   * be serialized; or `signal`, when it is not an abort signal.
   */
  readonly parameter: string;
}

/**
 * The operation needs a token, but the `token` option threw or returned nothing that can be sent.
 * Nothing was sent.
 */
export interface NoTokenError extends BaseError {
  readonly kind: "no-token";
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

/** True for every error of this package, even when two copies of the package are loaded. */
export function isWaypostError(error: unknown): error is WaypostError {
  return error instanceof Error && error.name === "WaypostError";
}

type BaseField = "name" | "message" | "stack" | "cause" | "operation" | "kind" | "displayMessage";

/** The fields that an error of this kind has in addition to the common ones. */
type Details<K> = Omit<Extract<WaypostError, { kind: K }>, BaseField> & { displayMessage?: string };

/**
 * Creates an error. It has no `cause` and contains nothing of the request: an error thrown by the
 * platform or by an injected `fetch` may contain the request and with it a card number.
 */
export function createError<K extends WaypostError["kind"]>(
  operation: string,
  kind: K,
  ...details: object extends Details<K> ? [] : [Details<K>]
): WaypostError;
export function createError(operation: string, kind: string, details?: object) {
  const fields = { displayMessage: SOMETHING_WENT_WRONG, ...details };
  const error = new Error(`${operation}: ${kind}: ${fields.displayMessage}`);
  return Object.assign(error, { name: "WaypostError", operation, kind }, fields);
}
