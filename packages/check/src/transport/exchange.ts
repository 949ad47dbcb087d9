import type { Clock } from "../clock.ts";
import { assertJsonSize, decodeBody, TooLargeError } from "./body.ts";

export interface OutgoingRequest {
  readonly method: string;
  /** Path and query relative to the API's address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The maximum size of the reply's body in bytes. Default: 16 MB. */
  readonly maxBytes?: number;
}

/** A request and its reply or failure. */
export interface Exchange {
  readonly method: string;
  /** The HTTP status, or 0 if there was no reply. */
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The decompressed body. */
  readonly text: string;
  /** The size of the body before decompression. */
  readonly bytes: number;
  /** True if the body exceeded a limit and was not read. */
  readonly isTooLarge?: true;
  readonly milliseconds: number;
  readonly protocol: Protocol;
  /** Why there was no reply. */
  readonly failure?: string;
}

/** An exchange without its body, to save memory. */
export type ReplyRecord = Omit<Exchange, "text"> & { readonly characters: number };

export function toRecord({ text, ...rest }: Exchange): ReplyRecord {
  return { ...rest, characters: text.length };
}

type Protocol = "HTTP/1.1" | "HTTP/2";

/** A reply before it is decoded. */
export type Reply = Pick<Exchange, "status" | "headers"> & { readonly body: Buffer };

/**
 * Sends requests to one server. A request is sent once, except for a GET on a reused connection
 * that the server has just closed.
 */
export interface Transport {
  readonly protocol: Protocol;
  readonly send: (outgoing: OutgoingRequest, limit: number) => Promise<Exchange>;
  /**
   * Sends the body after `pause`, and returns whether the reply arrived before it. Only available
   * over HTTP/2.
   */
  readonly sendBodyLate?: (
    outgoing: OutgoingRequest,
    pause: (signal: AbortSignal) => Promise<void>,
  ) => Promise<{ readonly exchange: Exchange; readonly repliedEarly: boolean }>;
  /** Resolves with true if the server closes an idle connection, or with false on abort. */
  readonly waitForIdleClose: (signal: AbortSignal) => Promise<boolean>;
  readonly close: () => void;
}

/** Sends a request, and cancels it if the signal aborts. @throws if there is no reply */
type SendOnce = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<Reply>;

/** Sends a request with a timeout of `limit` milliseconds. Never throws. */
export async function sendWithTimeout(
  { now, wait }: Clock,
  protocol: Protocol,
  [outgoing, limit]: readonly [OutgoingRequest, number],
  sendOnce: SendOnce,
): Promise<Exchange> {
  const started = now();
  const { method, path } = outgoing;
  const call = new AbortController();
  const timer = new AbortController();
  let isTimedOut = false;
  void wait(limit, `${method} ${path}`, timer.signal).then(() => {
    isTimedOut = !timer.signal.aborted;
    call.abort();
  });
  const known = { method, protocol, headers: {}, text: "", bytes: 0 };
  try {
    const { status, headers, body } = await sendOnce(outgoing, call.signal);
    const text = decodeBody(body, headers["content-encoding"], outgoing.maxBytes);
    assertJsonSize(text);
    const milliseconds = now() - started;
    return { ...known, status, headers, text, bytes: body.length, milliseconds };
  } catch (error) {
    const failure = isTimedOut ? `no reply within ${limit / 1000} s` : failureText(error);
    const isTooLarge = error instanceof TooLargeError && { isTooLarge: true as const };
    return { ...known, status: 0, milliseconds: now() - started, failure, ...isTooLarge };
  } finally {
    timer.abort();
  }
}

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was closed without a reply",
  EAI_AGAIN: "the host is unknown",
  ENOTFOUND: "the host is unknown",
  EPIPE: "the connection was closed without a reply",
  ETIMEDOUT: "the host did not answer",
  ERR_HTTP2_SESSION_ERROR: "the HTTP/2 session was closed without a reply",
  ERR_HTTP2_STREAM_ERROR: "the HTTP/2 stream was closed without a reply",
  ERR_HTTP2_STREAM_CANCEL: "the HTTP/2 session was closed without a reply",
};

/** Returns a readable reason why there was no reply. */
export function failureText(error: unknown): string {
  const { code = "", message } = error as { code?: string; message: string };
  if (code.startsWith("HPE_")) return "the reply is not HTTP";
  return ERROR_TEXTS[code] ?? (code ? `${message} (${code})` : message);
}
