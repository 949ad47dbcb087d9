import type { Ports } from "../ports.ts";
import { refuseTooMany, TooLargeError } from "./body-limit.ts";
import { decoded } from "./decode.ts";
import type { Exchange, Outgoing, Protocol, Reply } from "./exchange.ts";

/** Sends a request, and ends it when the signal aborts. @throws when there is no reply */
type SendOnce = (outgoing: Outgoing, signal: AbortSignal) => Promise<Reply>;

/** Sends a request and waits for its reply no longer than the limit. Never throws. */
export async function sendLimited(
  { now, wait }: Ports,
  protocol: Protocol,
  [outgoing, limit]: readonly [Outgoing, number],
  sendOnce: SendOnce,
): Promise<Exchange> {
  const started = now();
  const { method, path } = outgoing;
  const call = new AbortController();
  const timer = new AbortController();
  let isOver = false;
  void wait(limit, `${method} ${path}`, timer.signal).then(() => {
    isOver = !timer.signal.aborted;
    call.abort();
  });
  const known = { method, protocol, headers: {}, text: "", bytes: 0 };
  try {
    const { status, headers, body } = await sendOnce(outgoing, call.signal);
    const text = decoded(body, headers["content-encoding"], outgoing.largest);
    refuseTooMany(text);
    const milliseconds = now() - started;
    return { ...known, status, headers, text, bytes: body.length, milliseconds };
  } catch (error) {
    const failure = isOver ? `no reply within ${limit / 1000} s` : failureOf(error);
    const isTooLarge = error instanceof TooLargeError && { isTooLarge: true as const };
    return { ...known, status: 0, milliseconds: now() - started, failure, ...isTooLarge };
  } finally {
    timer.abort();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was closed without a reply",
  EAI_AGAIN: "the host is unknown",
  ENOTFOUND: "the host is unknown",
  EPIPE: "the connection was closed without a reply",
  ETIMEDOUT: "the host does not answer",
  ERR_HTTP2_SESSION_ERROR: "the HTTP/2 session was closed without a reply",
  ERR_HTTP2_STREAM_ERROR: "the HTTP/2 stream was closed without a reply",
  ERR_HTTP2_STREAM_CANCEL: "the HTTP/2 session was closed without a reply",
};

/** Why there was no reply, in words. */
export function failureOf(error: unknown): string {
  const { code = "", message } = error as { code?: string; message: string };
  if (code.startsWith("HPE_")) return "the reply is not HTTP";
  return REASONS[code] ?? (code ? `${message} (${code})` : message);
}
