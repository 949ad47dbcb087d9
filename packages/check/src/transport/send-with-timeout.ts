import type { Clock } from "../clock.ts";
import { assertJsonSize, TooLargeError } from "./size-limits.ts";
import { decodeBody } from "./decode.ts";
import type { Exchange, OutgoingRequest, Protocol, Reply } from "./exchange.ts";

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
