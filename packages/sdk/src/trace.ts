import type { NoReply, Reply } from "./transport.ts";

/** What is known of the attempts of a call. */
export interface Trace {
  /** How many requests were sent; 0 when none was. */
  readonly attempts: number;
  /**
   * Why the last request got no reply: the code of the runtime's error, such as `ECONNRESET`, or
   * the name of the error or of the signal's reason, such as `TimeoutError`. For `no-token`: of the
   * error that the function `token` threw. Null if there is none.
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

/** What a call keeps of its requests while it runs. */
export interface Exchange {
  /** How many requests were sent. */
  attempts: number;
  /** The result of the last attempt. */
  last?: Reply | NoReply;
}

/** Reads a header of the reply, if there is one. It never throws, whatever the name is. */
function headerOf(last: Exchange["last"], name: string): string | null {
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

/** Reads what an error or a listener may contain of an exchange. */
export function traceOf({ attempts, last }: Exchange, names: readonly string[] = []): Trace {
  return {
    attempts,
    code: last?.code ?? null,
    requestId: headerOf(last, "X-Request-Id"),
    retryAfter: retryAfterOf(last),
    headers: Object.fromEntries([names].flat().map((name) => [name, headerOf(last, name)])),
  };
}
