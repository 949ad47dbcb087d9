import { STATUS_CODES } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { refused } from "./call.ts";
import { crossOrigin, json, render } from "./reply.ts";
import type { Ending } from "./faulty-reply.ts";

/** A TCP connection, or TLS on top of one. */
interface Connection {
  readonly remotePort?: number | undefined;
  end(bytes: string): unknown;
  destroy(): unknown;
}

interface Listener {
  on(event: "connection", listener: (connection: Connection & Closing) => void): unknown;
}

interface Closing {
  once(event: "close", listener: () => void): unknown;
}

/** A request of either version of HTTP. */
interface Incoming {
  readonly socket: Connection;
  /** Only in HTTP/2. */
  readonly stream?: {
    readonly id?: number | undefined;
    readonly session?:
      | { destroy(): void; goaway(code: number, lastStreamId: number): void }
      | undefined;
    close(code: number): void;
  };
}

/** Error codes of HTTP/2. After an internal error, a browser does not repeat the request. */
const noError = 0;
const internalError = 2;
const refusedStream = 7;

/** Tracks the open connections of a server, and ends them in several ways. */
export function trackConnections(server: Listener) {
  const open = new Map<number | undefined, Connection>();
  server.on("connection", (connection) => {
    const { remotePort } = connection;
    open.set(remotePort, connection);
    connection.once("close", () => open.delete(remotePort));
  });

  return {
    /**
     * Ends the connection of a request. Browsers repeat a request on their own, even a POST, if a
     * reused connection closes silently. To prevent this, a `cut` sends a few bytes that are not
     * HTTP, or an error on the HTTP/2 stream. The page still sees a network failure.
     */
    end(ending: Ending, { socket, stream }: Incoming): void {
      if (!stream) socket.end(ending === "cut" ? "cut off\r\n\r\n" : "");
      else if (ending === "cut") stream.close(internalError);
      else if (ending === "refuse-stream") stream.close(refusedStream);
      else if (ending === "destroy-session") stream.session?.destroy();
      else if (ending === "go-away") {
        // Declares the previous stream as the last one that may have been processed.
        stream.session?.goaway(noError, Math.max((stream.id ?? 0) - 2, 0));
      } else open.get(socket.remotePort)?.destroy();
    },
    endAll(): void {
      for (const connection of open.values()) connection.destroy();
    },
  };
}

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
