import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createSandbox } from "./app.ts";
import { controlPath } from "./control.ts";
import { openDatabase } from "./database/sqlite.ts";
import { endingOf } from "./faulty-reply.ts";
import { answerProtocolErrors, trackConnections, unreadableRequest } from "./connections.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";

export { DatabaseFileError } from "./database/file-error.ts";

/** The options of the server. */
export interface ServerOptions extends Omit<SandboxOptions, "database"> {
  /** Default 4010. 0 uses any free port. */
  port?: number;
  /** Default `127.0.0.1`, this machine only. */
  host?: string;
  /** The SQLite file. It is created if missing. Default: in memory, lost when the server closes. */
  database?: string;
  /**
   * True replaces the global `Request` and `Response` of the whole process with lighter ones, which
   * about doubles the calls per second. Use it only in a dedicated process. Default false.
   */
  lightweight?: boolean;
  /**
   * True serves HTTP/2 over TLS, and HTTP/1.1 over TLS to clients without HTTP/2. The self-signed
   * certificate is created at the start. Default false.
   */
  http2?: boolean;
  /**
   * False closes an HTTP/1.1 connection after each reply, with `Connection: close`. Default true.
   */
  keepAlive?: boolean;
}

/** A running server. */
export interface SandboxServer {
  /** The base URL of the calls, with the prefix and without a trailing slash. */
  url: string;
  /** The URL of the control API. */
  controlUrl: string;
  port: number;
  sandbox: Sandbox;
  /** With `http2`, the certificate that clients have to trust, as PEM. */
  certificate?: string;
  /** Cuts open connections, frees the port and closes the database. */
  close(): Promise<void>;
}

/** Thrown if another program is listening on the port. */
export class PortInUseError extends Error {
  override readonly name = "PortInUseError";
  readonly port: number;

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use. Choose another one, or 0 for any free port.`, { cause });
    this.port = port;
  }
}

type Listener = (
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
) => void;

/**
 * Serves a sandbox over HTTP.
 *
 * @throws PortInUseError if the port is in use; DatabaseFileError if the file cannot be opened, is
 * not a SQLite database, or is in use
 */
export async function startServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const {
    port: wantedPort = 4010,
    host = "127.0.0.1",
    database: file,
    lightweight = false,
    http2 = false,
    keepAlive = true,
    ...rest
  } = options;
  const tls = http2 ? await prepareTls([host, ...(rest.allowedHosts ?? [])]) : undefined;
  const sandbox = createSandbox({ ...rest, database: openDatabase(file) });
  const listener = getRequestListener(
    (request, { incoming }) => {
      const answer = sandbox.handle(request);
      return answer instanceof Promise
        ? answer.then((response) => sendOrEnd(response, incoming))
        : answer;
    },
    { overrideGlobalObjects: lightweight, errorHandler: unreadableRequest },
  );
  const listen: Listener = (incoming, outgoing) => void listener(incoming, outgoing);
  // Otherwise Node itself refuses a request without a Host header.
  const server = tls
    ? tls.createServer(listen)
    : createServer({ requireHostHeader: false }, listen);
  answerProtocolErrors(server);
  if (!keepAlive) Object.assign(server, { maxRequestsPerSocket: 1 });
  const connections = trackConnections(server);

  function sendOrEnd(response: Response, incoming: IncomingMessage | Http2ServerRequest): Response {
    const ending = endingOf(response);
    if (ending) {
      connections.end(ending, incoming);
      return RESPONSE_ALREADY_SENT;
    }
    // HTTP/2 has no such header.
    if ("stream" in incoming) response.headers.delete("Connection");
    return response;
  }

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

  const origin = `${tls ? "https" : "http"}://${hostToOpen(host)}:${port}`;

  return {
    url: `${origin}${rest.prefix ?? ""}`,
    controlUrl: `${origin}${controlPath}`,
    port,
    sandbox,
    ...(tls && { certificate: tls.certificate }),
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      connections.endAll();
      await closed;
      sandbox.close();
    },
  };
}

/** Returns the host to use in the URL of a server that listens on this host. */
function hostToOpen(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** Loads the code for HTTP/2, and creates a certificate for this machine and these hosts. */
async function prepareTls(hosts: readonly string[]): Promise<{
  certificate: string;
  createServer: (listener: Listener) => Http2SecureServer;
}> {
  const { createSecureServer } = await import("node:http2");
  const { createCertificate } = await import("./certificate.ts");
  const { cert, key } = await createCertificate(["localhost", "127.0.0.1", "::1", ...hosts]);
  return {
    certificate: cert,
    createServer: (listener) => createSecureServer({ cert, key, allowHTTP1: true }, listener),
  };
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
