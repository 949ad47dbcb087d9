import { Agent as PlainAgent, request as requestPlain, type ClientRequest } from "node:http";
import { Agent as TlsAgent, request as requestOverTls } from "node:https";
import type { Socket } from "node:net";
import type { Ports } from "../ports.ts";
import { collect, LARGEST, TooLargeError } from "./body-limit.ts";
import { headerTexts } from "./decode.ts";
import type { Outgoing, Reply, Transport } from "./exchange.ts";
import { sendLimited } from "./limited.ts";

/** HTTP/1.1 with kept connections, as browsers speak it. */
export function http1(base: URL, ports: Ports, ca?: string): Transport {
  const isTls = base.protocol === "https:";
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true });
  const prefix = base.pathname.replace(/\/$/, "");

  function start({ method, path, headers, body }: Outgoing, signal: AbortSignal): ClientRequest {
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

  async function sendOnce(outgoing: Outgoing, signal: AbortSignal): Promise<Reply> {
    const request = start(outgoing, signal);
    try {
      return await replyTo(request, outgoing);
    } catch (error) {
      // The server closed an idle connection at this moment. Browsers send a GET again, too.
      const wasIdle = request.reusedSocket && !(error instanceof TooLargeError);
      if (!wasIdle || outgoing.method !== "GET" || signal.aborted) throw error;
      return replyTo(start(outgoing, signal), outgoing);
    }
  }

  return {
    protocol: "HTTP/1.1",
    send: (outgoing, limit) => sendLimited(ports, "HTTP/1.1", [outgoing, limit], sendOnce),
    async idleClose(signal) {
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
  { largest = LARGEST }: Pick<Outgoing, "largest">,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode: status = 0 } = response;
      const body = collect(response, largest, (error) => request.destroy(error));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status, headers: headerTexts(response.headers), body: body() }),
      );
    });
  });
}
