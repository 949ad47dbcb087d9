import { connect, type ClientHttp2Session, type ClientHttp2Stream } from "node:http2";
import { once } from "node:events";
import type { Clock } from "../clock.ts";
import { collectBody, MAX_BODY_BYTES, normalizeHeaders } from "./body.ts";
import { sendWithTimeout, type OutgoingRequest, type Reply, type Transport } from "./exchange.ts";

/** Timeout in milliseconds for a request with a late body. */
const LATE_BODY_TIMEOUT_MS = 15_000;

/** Creates an HTTP/2 transport with one session, which is reopened if the server closes it. */
export function http2(base: URL, clock: Clock, ca?: string): Transport {
  let session: ClientHttp2Session | undefined;
  const prefix = base.pathname.replace(/\/$/, "");

  function openSession(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    session = connect(base.origin, ca === undefined ? {} : { ca });
    // Each stream fails with the same error, which is handled there.
    session.on("error", () => undefined);
    return session;
  }

  function sendOnce(
    { method, path, headers, body, maxBytes }: OutgoingRequest,
    signal: AbortSignal,
  ): Promise<Reply> {
    const length = body !== undefined && { "content-length": Buffer.byteLength(body) };
    const requestHeaders = { ":method": method, ":path": prefix + path, ...headers, ...length };
    const stream = openSession().request(requestHeaders, { signal, endStream: body === undefined });
    if (body !== undefined) stream.end(body);
    return replyTo(stream, maxBytes);
  }

  return {
    protocol: "HTTP/2",
    send: (outgoing, limit) => sendWithTimeout(clock, "HTTP/2", [outgoing, limit], sendOnce),
    // Sends no content-length, like a body that a browser streams.
    async sendBodyLate(outgoing, pause) {
      let repliedEarly = false;
      const sendLate = async (
        { method, path, headers, body }: OutgoingRequest,
        signal: AbortSignal,
      ) => {
        const requestHeaders = { ":method": method, ":path": prefix + path, ...headers };
        const stream = openSession().request(requestHeaders, { signal });
        const reply = replyTo(stream);
        reply.catch(() => undefined);
        const early = new AbortController();
        stream.once("response", () => early.abort());
        await pause(early.signal);
        repliedEarly = early.signal.aborted;
        stream.end(body);
        return reply;
      };
      const exchange = await sendWithTimeout(
        clock,
        "HTTP/2",
        [outgoing, LATE_BODY_TIMEOUT_MS],
        sendLate,
      );
      return { exchange, repliedEarly };
    },
    async waitForIdleClose(signal) {
      const { destroyed } = openSession();
      if (!destroyed) await once(openSession(), "close", { signal }).catch(() => null);
      return !signal.aborted;
    },
    close: () => session?.destroy(),
  };
}

function replyTo(stream: ClientHttp2Stream, maxBytes: number = MAX_BODY_BYTES): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let head: Record<string, unknown> = {};
    stream.on("error", reject);
    stream.on("response", (headers) => (head = headers));
    const body = collectBody(stream, maxBytes, (error) => stream.destroy(error));
    stream.on("close", () => {
      const status = Number(head[":status"] ?? 0);
      if (status === 0) reject(new Error("the HTTP/2 stream was closed without a reply"));
      else resolve({ status, headers: normalizeHeaders(head), body: body() });
    });
  });
}
