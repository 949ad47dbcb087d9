import { Agent as PlainAgent, request as requestPlain, type ClientRequest } from "node:http";
import { Agent as TlsAgent, request as requestOverTls } from "node:https";
import type { Socket } from "node:net";
import type { Clock } from "../clock.ts";
import { collectBody, MAX_BODY_BYTES, normalizeHeaders, TooLargeError } from "./body.ts";
import { sendWithTimeout, type OutgoingRequest, type Reply, type Transport } from "./exchange.ts";

/** Creates an HTTP/1.1 transport that reuses connections, as browsers do. */
export function http1(base: URL, clock: Clock, ca?: string): Transport {
  const isTls = base.protocol === "https:";
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
  const prefix = base.pathname.replace(/\/$/, "");

  function start(
    { method, path, headers, body }: OutgoingRequest,
    signal: AbortSignal,
  ): ClientRequest {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const request = (isTls ? requestOverTls : requestPlain)({
      agent,
      host: base.hostname.replace(/^\[(.*)\]$/, "$1"),
      ...(base.port && { port: base.port }),
      ...(ca !== undefined && { ca }),
      method,
      path: prefix + path,
      headers: { ...headers, ...length },
      signal,
    });
    request.end(body);
    return request;
  }

  async function sendOnce(outgoing: OutgoingRequest, signal: AbortSignal): Promise<Reply> {
    const request = start(outgoing, signal);
    try {
      return await replyTo(request, outgoing);
    } catch (error) {
      // The server has just closed the idle connection. Browsers resend a GET in this case, too.
      const wasReused = request.reusedSocket && !(error instanceof TooLargeError);
      if (!wasReused || outgoing.method !== "GET" || signal.aborted) throw error;
      return replyTo(start(outgoing, signal), outgoing);
    }
  }

  return {
    protocol: "HTTP/1.1",
    send: (outgoing, limit) => sendWithTimeout(clock, "HTTP/1.1", [outgoing, limit], sendOnce),
    async waitForIdleClose(signal) {
      const idle: Socket[] = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
      if (idle.length === 0) return false;
      await new Promise<void>((resolve) => {
        for (const socket of idle) socket.once("close", resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
      return !signal.aborted;
    },
    close: () => agent.destroy(),
  };
}

function replyTo(
  request: ClientRequest,
  { maxBytes = MAX_BODY_BYTES }: Pick<OutgoingRequest, "maxBytes">,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode: status = 0 } = response;
      const body = collectBody(response, maxBytes, (error) => request.destroy(error));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status, headers: normalizeHeaders(response.headers), body: body() }),
      );
    });
  });
}
