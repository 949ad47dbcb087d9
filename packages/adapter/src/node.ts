import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { Adapter } from "./adapter.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/** Converts a request of Node's server. Its address gets the host that the client named. */
export function toRequest(incoming: IncomingMessage, path = incoming.url ?? "/"): Request {
  const { method = "GET", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`http://${headers.host ?? "localhost"}${path}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: "half" as const }),
  });
}

/** Answers a request of Node's server. `path` replaces the path of the request. */
export async function answerIncoming(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path?: string,
): Promise<void> {
  try {
    const response = await handler(toRequest(incoming, path));
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.setHeader(name, value);
    // The rest of a body that was not read would be taken for the next request.
    if (!incoming.complete) outgoing.setHeader("Connection", "close");
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(400, { "Cache-Control": "no-store" }).end();
  }
}

/** Serves an adapter on this machine, on any free port. */
export async function serveAdapter(
  adapter: Adapter,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    // A client must not send a write on a connection that the server is about to close.
    outgoing.shouldKeepAlive = false;
    void answerIncoming(adapter, incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${adapter.prefix}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const TYPESCRIPT = /\.[mc]?ts$/;

/** True if this process warns about the types of a file, or cannot remove them. */
const needsFlags = (file: string): boolean =>
  TYPESCRIPT.test(file) &&
  !process.execArgv.includes("--experimental-strip-types") &&
  (!process.features.typescript || Number.parseInt(process.versions.node, 10) < 24);

/**
 * Starts this program again if Node needs flags to load a file with types.
 * @returns the exit code of the second process, or undefined if none was needed
 */
export async function restartForTypes(file: string): Promise<number | undefined> {
  if (!needsFlags(file)) return undefined;
  const flags = ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"];
  const args = [...process.execArgv, ...flags, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  // A signal of the terminal reaches both processes.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

/** Loads the adapter that a file exports as its default. @throws Error with a message for the terminal */
export async function loadAdapter(file: string): Promise<Adapter> {
  const path = resolve(file);
  if (!existsSync(path)) throw new Error(`${file} does not exist.`);
  const loaded = (await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw loadProblem(file, error);
  })) as { readonly default?: unknown };
  if (typeof loaded.default !== "function" || !("prefix" in loaded.default))
    throw new Error(`${file} must have \`export default createAdapter(…)\`.`);
  return loaded.default as Adapter;
}

function loadProblem(file: string, cause: unknown): Error {
  const { code, message } = Object(cause) as { readonly code?: string; readonly message?: string };
  if (code === "ERR_MODULE_NOT_FOUND" && message?.includes("'@waypost/adapter'"))
    return new Error(
      `${file} needs @waypost/adapter beside it: run \`npm install @waypost/adapter\` in its folder.`,
      { cause },
    );
  if (code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX" || code === "ERR_INVALID_TYPESCRIPT_SYNTAX")
    return new Error(
      `${file} may only have types that can be erased, so no enum, namespace or parameter property: ${message}`,
      { cause },
    );
  return new Error(`${file} cannot be loaded: ${message ?? String(cause)}`, { cause });
}
