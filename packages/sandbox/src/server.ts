import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createSandbox } from "./app.ts";
import { openDatabase } from "./database/sqlite.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";

export interface ServerOptions extends Omit<SandboxOptions, "database"> {
  /** Default 4010; 0 takes any free port. */
  port?: number;
  /** Default `127.0.0.1`: this machine only. */
  host?: string;
  /** The SQLite file, created if missing. Default: in memory, lost when the server closes. */
  database?: string;
  /**
   * Replaces the global `Request` and `Response` of the whole process with lighter ones, which
   * about doubles the calls per second. Only for a process of its own. Default false.
   */
  lightweight?: boolean;
}

export interface SandboxServer {
  /** The address that it listens on, without a slash at the end. */
  url: string;
  port: number;
  sandbox: Sandbox;
  /** Cuts open connections, frees the port and closes the database. */
  close(): Promise<void>;
}

/** Another program is already listening on the port. */
export class PortInUseError extends Error {
  override readonly name = "PortInUseError";
  readonly port: number;

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use. Choose another one, or 0 for any free port.`, { cause });
    this.port = port;
  }
}

/**
 * Serves a sandbox over HTTP.
 *
 * @throws PortInUseError when the port is taken; an Error when the database cannot be opened.
 */
export async function startServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const {
    port: wantedPort = 4010,
    host = "127.0.0.1",
    database: file,
    lightweight = false,
    ...rest
  } = options;
  const sandbox = createSandbox({ ...rest, database: openDatabase(file) });
  const listener = getRequestListener(
    (request, { incoming }) => {
      const answer = sandbox.handle(request);
      return answer instanceof Promise
        ? answer.then((response) => sendOrCut(response, incoming.socket))
        : answer;
    },
    { overrideGlobalObjects: lightweight },
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(wantedPort, host, resolve);
    });
  } catch (error) {
    sandbox.close();
    throw isPortInUse(error) ? new PortInUseError(wantedPort, error) : error;
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : wantedPort;

  return {
    url: `http://${host}:${port}`,
    port,
    sandbox,
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
      sandbox.close();
    },
  };
}

/**
 * Sends the response, or cuts the connection if a fault requires it. Browsers repeat a request on
 * their own, even a POST, when a connection they have used before closes silently. A few bytes that
 * are not HTTP prevent this; the page still sees a network failure.
 */
function sendOrCut(response: Response, socket: { end(bytes: string): unknown }): Response {
  if (response.status !== 0) return response;
  socket.end("cut off\r\n\r\n");
  return RESPONSE_ALREADY_SENT;
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
