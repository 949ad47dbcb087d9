import { Agent as PlainAgent, request as requestPlain, type ClientRequest } from "node:http";
import { Agent as TlsAgent, request as requestOverTls } from "node:https";
import { once } from "node:events";
import type { Socket } from "node:net";
import type { Ports } from "../ports.ts";
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
      return await replyTo(request);
    } catch (error) {
      // The server closed an idle connection at this moment. Browsers send a GET again, too.
      if (!request.reusedSocket || outgoing.method !== "GET" || signal.aborted) throw error;
      return replyTo(start(outgoing, signal));
    }
  }

  return {
    protocol: "HTTP/1.1",
    send: (outgoing, limit) => sendLimited(ports, "HTTP/1.1", [outgoing, limit], sendOnce),
    async idleClose(signal) {
      const idle: Socket[] = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
      if (idle.length === 0) return false;
      await Promise.race(idle.map((socket) => once(socket, "close", { signal }))).catch(() => null);
      return !signal.aborted;
    },
    close: () => agent.destroy(),
  };
}

function replyTo(request: ClientRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      const { statusCode: status = 0 } = response;
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status, headers: headerTexts(response.headers), body: Buffer.concat(chunks) }),
      );
    });
  });
}
