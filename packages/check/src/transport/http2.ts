import { connect, type ClientHttp2Session, type ClientHttp2Stream } from "node:http2";
import { once } from "node:events";
import type { Ports } from "../ports.ts";
import { collect, LARGEST } from "./body-limit.ts";
import { headerTexts } from "./decode.ts";
import type { Outgoing, Reply, Transport } from "./exchange.ts";
import { sendLimited } from "./limited.ts";

/** Milliseconds for a body that is sent slowly. */
const SLOW_LIMIT = 15_000;

/** HTTP/2 over TLS, on one session, which is opened again if the server closes it. */
export function http2(base: URL, ports: Ports, ca?: string): Transport {
  let session: ClientHttp2Session | undefined;
  const prefix = base.pathname.replace(/\/$/, "");

  function opened(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    session = connect(base.origin, ca === undefined ? {} : { ca });
    // Each of its streams fails with the same error.
    session.on("error", () => undefined);
    return session;
  }

  function sendOnce(
    { method, path, headers, body, largest }: Outgoing,
    signal: AbortSignal,
  ): Promise<Reply> {
    const length = body !== undefined && { "content-length": Buffer.byteLength(body) };
    const named = { ":method": method, ":path": prefix + path, ...headers, ...length };
    const stream = opened().request(named, { signal, endStream: body === undefined });
    if (body !== undefined) stream.end(body);
    return replyTo(stream, largest);
  }

  return {
    protocol: "HTTP/2",
    send: (outgoing, limit) => sendLimited(ports, "HTTP/2", [outgoing, limit], sendOnce),
    // Without a length, like the bodies that browsers stream.
    async sendSlowly(outgoing, pause) {
      let wasEarly = false;
      const slowly = async ({ method, path, headers, body }: Outgoing, signal: AbortSignal) => {
        const named = { ":method": method, ":path": prefix + path, ...headers };
        const stream = opened().request(named, { signal });
        const reply = replyTo(stream);
        reply.catch(() => undefined);
        const early = new AbortController();
        stream.once("response", () => early.abort());
        await pause(early.signal);
        wasEarly = early.signal.aborted;
        stream.end(body);
        return reply;
      };
      const exchange = await sendLimited(ports, "HTTP/2", [outgoing, SLOW_LIMIT], slowly);
      return { exchange, wasEarly };
    },
    async idleClose(signal) {
      const { destroyed } = opened();
      if (!destroyed) await once(opened(), "close", { signal }).catch(() => null);
      return !signal.aborted;
    },
    close: () => session?.destroy(),
  };
}

function replyTo(stream: ClientHttp2Stream, largest: number = LARGEST): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let head: Record<string, unknown> = {};
    stream.on("error", reject);
    stream.on("response", (headers) => (head = headers));
    const body = collect(stream, largest, (error) => stream.destroy(error));
    stream.on("close", () => {
      const status = Number(head[":status"] ?? 0);
      if (status === 0) reject(new Error("the HTTP/2 stream was closed without a reply"));
      else resolve({ status, headers: headerTexts(head), body: body() });
    });
  });
}
