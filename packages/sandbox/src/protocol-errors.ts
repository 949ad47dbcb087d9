import { STATUS_CODES } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { refused } from "./call.ts";
import { crossOrigin, json, render } from "./reply.ts";

/** The part of a server that answers malformed requests. */
interface Server {
  on(event: "clientError", listener: (error: Error, socket: Duplex) => void): unknown;
  on(
    event: "checkExpectation",
    listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  ): unknown;
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that Node itself would refuse, with CORS headers, so that pages can read them.
 */
export function answerProtocolErrors(server: Server): void {
  server.on("clientError", (error, socket) => {
    const code = "code" in error ? String(error.code) : "";
    if (!socket.writable || code === "ECONNRESET") return void socket.destroy();
    const status = statuses[code] ?? 400;
    const body = JSON.stringify({ status: false, message: STATUS_CODES[status] });
    const headers = { ...json, Connection: "close", "Content-Length": String(body.length) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
  });
  server.on("checkExpectation", (_incoming, outgoing) => {
    outgoing.writeHead(417, crossOrigin).end();
  });
}

/** The reply to a request whose URL or host cannot be parsed. */
export function unreadableRequest(): Response {
  return render(refused(400, "The address or the Host header of the request is not valid"));
}
