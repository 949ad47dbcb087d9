import type { NoReply, Reply } from "./transport.ts";

/** What is known of the attempts of a call. */
export interface Trace {
  /** How many requests were sent; 0 when none was. */
  readonly attempts: number;
  /**
   * Why the last request got no reply: the code of the runtime's error, such as `ECONNRESET`, or
   * the name of the error or of the signal's reason, such as `TimeoutError`. Null if there is none.
   */
  readonly code: string | null;
  /** The header `X-Request-Id` of the last reply. */
  readonly requestId: string | null;
  /** Seconds after which the server allows another request: the header `Retry-After`. */
  readonly retryAfter: number | null;
  /** The headers of the last reply that the client's option `errorHeaders` names. */
  readonly headers: { readonly [name: string]: string | null };
}

/** What `onRequest` gets. */
export interface RequestEvent {
  /** The feature and method, for example `registration.checkEmail`. */
  readonly operation: string;
  /** 1 for the first request of a call. */
  readonly attempt: number;
}

/** What `onResponse` gets. */
export interface ResponseEvent extends RequestEvent, Trace {
  /** The HTTP status; null when there was no reply. */
  readonly status: number | null;
  /** From the start of the attempt until its body was read, or until it failed. */
  readonly milliseconds: number;
}

/** Reads what an error or a listener may contain of an attempt's result. */
export function traceOf(
  attempts: number,
  { response, code = null }: Partial<Reply | NoReply>,
  names: readonly string[] = [],
): Trace {
  const header = (name: string) => response?.headers.get(name) ?? null;
  const value = header("Retry-After") ?? "";
  // The header holds either seconds or a date.
  const seconds = Number(value) || (Date.parse(value) - Date.now()) / 1000;
  return {
    attempts,
    code,
    requestId: header("X-Request-Id"),
    retryAfter: seconds > 0 ? seconds : null,
    headers: Object.fromEntries(names.map((name) => [name, header(name)])),
  };
}
