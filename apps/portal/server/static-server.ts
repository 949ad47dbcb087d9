import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import type { ControlForwarder } from "./forward-control.ts";

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** A file in memory, with its compressed forms. */
export interface MemoryFile {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

interface StaticServerOptions {
  folder: string;
  /** Files that replace those of the folder, by path. */
  files?: { get: (path: string) => MemoryFile | undefined };
  /** A second folder, for files that are not in the first. */
  publicFolder?: string | undefined;
  /** Headers of every response, with any status. */
  headers: Readonly<Record<string, string>>;
  /** 0 for any free port. If it is in use, the next free port is used. */
  port: number;
  host: string;
  /** True if browsers may cache the reply of this URL forever. */
  isImmutable?: (url: string) => boolean;
  /** The HTML of the page that replies with status 404. */
  notFoundPage?: string;
  /** Answers requests to the control path of a sandbox. */
  control?: ControlForwarder;
}

/** The only file that other websites may load. */
export const EMBED_SCRIPT = "embed.js";

const ENCODED_HASH = /^\/+(?:index\.html)?%23(.*)$/;

const MAX_PORTS = 20;

/** Serves a folder over HTTP, including the compressed files next to the originals. */
export async function serveFolder(options: StaticServerOptions): Promise<RunningServer> {
  const {
    folder,
    files,
    headers,
    host,
    isImmutable = () => false,
    control,
    notFoundPage,
  } = options;
  const settings = { etag: true, brotli: true, gzip: true, extensions: ["html"] };
  const serve = sirv(folder, settings);
  const serveOwn = options.publicFolder && sirv(options.publicFolder, settings);
  const server = createServer((request, response) => {
    const { method, url = "/" } = request;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (url.split("?")[0] === `/${EMBED_SCRIPT}`)
      response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (control?.(request, response)) return;
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    // Some programs encode the mark of the hash. "/#" comes first, so that no host can follow.
    const hash = ENCODED_HASH.exec(url)?.[1];
    if (hash !== undefined) return response.writeHead(302, { Location: `/#${hash}` }).end();
    const isKept = isImmutable(url);
    response.setHeader(
      "Cache-Control",
      isKept ? "public, max-age=31536000, immutable" : "no-cache",
    );
    const file = files?.get(url.split("?")[0] ?? "");
    if (file !== undefined) return send(file, request, response);
    const notFound = () => {
      const type = notFoundPage === undefined ? "text/plain" : "text/html; charset=utf-8";
      response.writeHead(404, { "Cache-Control": "no-store", "Content-Type": type });
      response.end(notFoundPage ?? "Not found");
    };
    // A file of the folder may be replaced between two requests. The server must not end with it.
    response.on("pipe", (source) => source.on("error", () => response.destroy()));
    serve(request, response, () => (serveOwn ? serveOwn(request, response, notFound) : notFound()));
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

function send(file: MemoryFile, { headers, method }: IncomingMessage, response: ServerResponse) {
  response.setHeader("ETag", file.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  const body = file[encoding ?? "identity"];
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.byteLength });
  response.end(method === "HEAD" ? undefined : body);
}
