import { SOMETHING_WENT_WRONG } from "./reply.ts";

interface Failure extends Error {
  readonly name: "WaypostError";
  /** Feature and name of the operation, for example `registration.checkEmail`. */
  readonly operation: string;
  /** Text for a person: the server's `message : error`, else "Something Went Wrong". */
  readonly displayMessage: string;
}

/** The server answered 2xx and said no. */
export interface RejectedError extends Failure {
  readonly kind: "rejected";
  readonly status: number;
  readonly serverMessage: string | null;
  readonly serverError: string | null;
}

/** The server answered with another status than 2xx. */
export interface HttpError extends Failure {
  readonly kind: "http";
  readonly status: number;
  readonly serverMessage: string | null;
  readonly serverError: string | null;
}

/** No reply: a read never got one, or no request could be made of the call and nothing went out. */
export interface NetworkError extends Failure {
  readonly kind: "network";
}

/** A read was not answered in time. */
export interface TimeoutError extends Failure {
  readonly kind: "timeout";
}

/** The caller's signal ended a read, or a write before it went out. */
export interface AbortedError extends Failure {
  readonly kind: "aborted";
}

/** The reply to a read is unreadable or lacks what the caller must know. */
export interface MalformedError extends Failure {
  readonly kind: "malformed";
  readonly status: number;
}

/** A write went out and nobody knows what came of it: claim neither success nor failure. */
export interface UnknownOutcomeError extends Failure {
  readonly kind: "unknown-outcome";
  readonly reason: "network" | "timeout" | "aborted" | "unreadable" | "server";
  /** HTTP status, where a reply arrived. */
  readonly status: number | null;
}

/** The call needs a token and its source has none or fails; nothing was sent. */
export interface NoTokenError extends Failure {
  readonly kind: "no-token";
}

/** Everything that an operation can throw; `kind` tells them apart. */
export type WaypostError =
  | RejectedError
  | HttpError
  | NetworkError
  | TimeoutError
  | AbortedError
  | MalformedError
  | UnknownOutcomeError
  | NoTokenError;

/** True for the errors of this package, also when two copies of it are loaded. */
export function isWaypostError(error: unknown): error is WaypostError {
  return error instanceof Error && error.name === "WaypostError";
}

type Base = "name" | "message" | "stack" | "cause" | "operation" | "kind" | "displayMessage";

/** What an error of this kind tells beside its base. */
type Facts<K> = Omit<Extract<WaypostError, { kind: K }>, Base> & { displayMessage?: string };

/**
 * Makes an error. It gets nothing of the request and no `cause`: an error of a platform or of
 * an injected `fetch` may hold the request with its card number.
 */
export function createError<K extends WaypostError["kind"]>(
  operation: string,
  kind: K,
  ...facts: object extends Facts<K> ? [] : [Facts<K>]
): WaypostError;
export function createError(operation: string, kind: string, facts?: object) {
  const told = { displayMessage: SOMETHING_WENT_WRONG, ...facts };
  const error = new Error(`${operation}: ${kind}: ${told.displayMessage}`);
  return Object.assign(error, { name: "WaypostError", operation, kind }, told);
}
