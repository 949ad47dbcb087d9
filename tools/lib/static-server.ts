import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ServedFile, ServedFiles } from "./portal-files.ts";

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

interface StaticServerOptions {
  files: ServedFiles;
  /** Sent with every response, whatever its status. */
  headers: Readonly<Record<string, string>>;
  /** 0 for any free port. When it is in use, the next free one is taken. */
  port: number;
  host: string;
}

const MAX_PORTS = 20;

/** Serves files from memory over HTTP, compressed where the client accepts it. */
export async function serveFiles(options: StaticServerOptions): Promise<RunningServer> {
  const { files, headers, host } = options;
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    respond(files, request, response).catch(() => response.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, () => resolve());
    }).finally(() => server.removeAllListeners("error"));
  for (let { port } = options; !server.listening; port += 1) {
    await listen(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || port >= options.port + MAX_PORTS) throw error;
    });
  }
  const { port, address, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

async function respond(
  files: ServedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const url = request.url ?? "/";
  const [path = "/"] = url.split("?");
  const file = files.get(url) ?? files.get(path.endsWith("/") ? `${path}index.html` : path);
  if (file === undefined) {
    response.writeHead(404, { "Cache-Control": "no-store", "Content-Type": "text/plain" });
    response.end(request.method === "HEAD" ? undefined : "Not found");
    return;
  }
  response.setHeader("Cache-Control", file.cacheControl);
  response.setHeader("ETag", file.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(file, request.headers["accept-encoding"]);
  const body = encoding === undefined ? file.body : await compressed(file, encoding);
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

type Encoding = "br" | "gzip";

/** Already compressed, such as pictures, or too small to benefit. */
const isWorthIt = ({ type, body }: ServedFile) =>
  body.byteLength > 1024 && /^text\/|json|svg|wasm/.test(type);

function encodingFor(file: ServedFile, accepted: string | string[] = ""): Encoding | undefined {
  if (!isWorthIt(file)) return undefined;
  const names = String(accepted)
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((name) => names.includes(name));
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

const done = new Map<string, Promise<Buffer>>();

/** Each content is compressed once, on its first request to any server. */
function compressed({ etag, body }: ServedFile, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const result = done.get(key) ?? compress[encoding](body);
  done.set(key, result);
  return result;
}
