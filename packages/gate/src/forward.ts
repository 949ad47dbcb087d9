import { Agent, request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as requestHttps } from "node:https";
import type { Readable } from "node:stream";

/** A list of names and values in turn, as Node reads and writes them. */
export type RawHeaders = readonly string[];

export interface Outgoing {
  readonly method: string;
  /** The path and query, as the client sent them. */
  readonly path: string;
  readonly headers: RawHeaders;
  readonly body: Readable | Uint8Array | null;
  readonly length?: string | undefined;
}

/** The time that the vendor has for a reply, in milliseconds. */
export const DEFAULT_LIMIT_MS = 120_000;

/** Thrown if there is no whole reply. */
export class ForwardError extends Error {
  override readonly name = "ForwardError";
  /** False if the connection was never established, so that nothing was sent. */
  readonly mayHaveArrived: boolean;
  readonly isTimeout: boolean;

  constructor(cause: Error, mayHaveArrived: boolean, isTimeout: boolean) {
    const problem = isTimeout ? "vendor did not answer in time" : "connection to the vendor failed";
    super(`The ${problem}.`, { cause });
    this.mayHaveArrived = mayHaveArrived;
    this.isTimeout = isTimeout;
  }
}

export interface VendorReply {
  readonly status: number;
  readonly headers: RawHeaders;
  readonly body: Buffer;
}

/** Sends requests to the vendor without following redirects, and each write once. */
export interface Forwarder {
  /** Sends a write and reads the whole reply within the time limit. @throws ForwardError */
  readonly write: (outgoing: Outgoing) => Promise<VendorReply>;
  /** Sends a request and resolves with the head of the reply. @throws ForwardError */
  readonly open: (outgoing: Outgoing, signal: AbortSignal) => Promise<IncomingMessage>;
  readonly close: () => void;
}

/** The largest reply to a write, in bytes. */
const MAX_REPLY = 4 * 1024 * 1024;

/** Reads the whole reply to a write. @throws if it has no valid status, or is too large */
async function readReply(reply: IncomingMessage): Promise<VendorReply> {
  const { statusCode: status = 0, rawHeaders: headers } = reply;
  if (status < 200 || status > 999) throw new Error(`The status ${status} is not valid.`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REPLY) throw new Error("The reply is too large.");
    chunks.push(chunk);
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

/** The header by which the vendor finds the end of a request, whatever its method is. */
function framingOf({ body, length }: Outgoing): string[] {
  if (body === null) return [];
  if (body instanceof Uint8Array) return ["Content-Length", String(body.length)];
  return length === undefined ? ["Transfer-Encoding", "chunked"] : ["Content-Length", length];
}

/** Where the vendor listens. The brackets of an IPv6 address are only for URLs. */
export const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname.replaceAll(/[[\]]/g, ""),
  port: Number(port || (protocol === "https:" ? 443 : 80)),
});

export function createForwarder(upstream: URL, limitMs = DEFAULT_LIMIT_MS): Forwarder {
  const isSecure = upstream.protocol === "https:";
  const send = isSecure ? requestHttps : requestHttp;
  const prefix = upstream.pathname.replace(/\/$/, "");

  // Only for reads: a kept connection may close while a request is on its way.
  const kept = new (isSecure ? SecureAgent : Agent)({ keepAlive: true });

  /**
   * Sends a request, and resolves with what `read` makes of the reply. Without an agent it has a
   * new connection, which nothing retries.
   */
  async function exchange<T>(
    outgoing: Outgoing,
    signal: AbortSignal,
    read: (reply: IncomingMessage) => T | Promise<T>,
    agent?: Agent,
  ): Promise<T> {
    const { method, path, headers, body } = outgoing;
    const framing = [...framingOf(outgoing), "Host", upstream.host];
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    let isConnected = false;
    const request = send({
      ...addressOf(upstream),
      method,
      path: prefix + path,
      headers: [...headers, ...framing, ...(agent ? [] : ["Connection", "close"])],
      agent: agent ?? false,
      signal,
    });
    request.on("socket", (socket) => {
      isConnected = request.reusedSocket;
      if (!isConnected)
        socket.once(isSecure ? "secureConnect" : "connect", () => (isConnected = true));
    });
    request.on("response", resolve);
    request.on("error", reject);
    // Nobody asked for another protocol, and no reply to the request will follow.
    request.on("upgrade", (_reply, socket) => socket.destroy());
    request.on("close", () => reject(new Error("The vendor closed the connection.")));
    if (body === null || body instanceof Uint8Array) request.end(body ?? undefined);
    else body.on("error", (error) => request.destroy(error)).pipe(request);
    try {
      return await read(await promise);
    } catch (error) {
      if (agent && request.reusedSocket && !signal.aborted) return exchange(outgoing, signal, read);
      throw new ForwardError(error as Error, isConnected, signal.aborted);
    }
  }

  return {
    write: (outgoing) => {
      // `AbortSignal.timeout` would keep the request in memory until the time is over.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), limitMs).unref();
      return exchange(outgoing, limit.signal, readReply).finally(() => clearTimeout(timer));
    },
    open: (outgoing, signal) => {
      const isRead = outgoing.method === "GET" && outgoing.body === null;
      return exchange(outgoing, signal, (reply) => reply, isRead ? kept : undefined);
    },
    close: () => kept.destroy(),
  };
}
