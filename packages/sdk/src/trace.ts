import type { NoReply, Reply } from "./transport.ts";

/** The attempts of a call, and details of the last reply. */
export interface Trace {
  /** The number of requests that were sent. */
  readonly attempts: number;
  /**
   * The reason why the last request got no reply: the code of the runtime's error, such as
   * `ECONNRESET`, or the name of the error or of the signal's reason, such as `TimeoutError`. For
   * `no-token`, the code or the name of the error that the `token` option threw. Otherwise null.
   */
  readonly code: string | null;
  /** The header `X-Request-Id` of the last reply. */
  readonly requestId: string | null;
  /** Seconds after which the server allows another request: the header `Retry-After`. */
  readonly retryAfter: number | null;
  /** The headers of the last reply that are listed in the `errorHeaders` option of the client. */
  readonly headers: { readonly [name: string]: string | null };
}

/** The argument of `onRequest`. */
export interface RequestEvent {
  /** The feature and method, for example `registration.checkEmail`. */
  readonly operation: string;
  /** 1 for the first request of a call. */
  readonly attempt: number;
}

/** The argument of `onResponse`. */
export interface ResponseEvent extends RequestEvent, Trace {
  /** The HTTP status. Null if there was no reply. */
  readonly status: number | null;
  /** From the start of the attempt until its body was read, or until it failed. */
  readonly milliseconds: number;
}

/** The state of a running call. */
export interface Exchange {
  /** The number of requests that were sent. */
  attempts: number;
  /** The result of the last attempt. */
  last?: Reply | NoReply;
}

/** Reads a header of the reply, if there is one. It never throws, even for an invalid name. */
export function headerOf(last: Exchange["last"], name: string): string | null {
  try {
    return last?.response?.headers.get(name) ?? null;
  } catch {
    return null;
  }
}

/** Reads the header `Retry-After` in seconds. */
export function retryAfterOf(last: Exchange["last"]): number | null {
  const value = headerOf(last, "Retry-After") ?? "";
  // The header holds either seconds or a date.
  const seconds = Number(value) || (Date.parse(value) - Date.now()) / 1000;
  return seconds > 0 ? seconds : null;
}

/** Creates the trace of an exchange. `names` are the headers to include. */
export function traceOf({ attempts, last }: Exchange, names: readonly string[] = []): Trace {
  return {
    attempts,
    code: last?.code ?? null,
    requestId: headerOf(last, "X-Request-Id"),
    retryAfter: retryAfterOf(last),
    headers: Object.fromEntries([names].flat().map((name) => [name, headerOf(last, name)])),
  };
}
