import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Config } from "../../apps/portal/src/app/config.ts";
import { inlineHashes, type InlineHashes } from "./inline-hashes.ts";

/** A file as it is served. */
export interface ServedFile {
  readonly body: Buffer;
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
}

/** The files of a build by their path from the root: `/assets/index-1a2b3c.js`. */
export type ServedFiles = Map<string, ServedFile>;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".tsx": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

// The names of assets contain a hash of their content.
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Reads a build into memory, without the folders of tools, whose names begin with a dot. */
export async function readBuild(folder: string): Promise<ServedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((path) => !path.includes("/."));
  const files = paths.map(
    async (path) => [path, served(path, await readFile(join(folder, path)))] as const,
  );
  return new Map(await Promise.all(files));
}

/** How `index.html` asks for the configuration. */
const REQUEST = 'fetch("config.json", { cache: "no-cache" })';

/**
 * The files with this configuration as `/config.json`. `index.html` asks for it with its hash, so
 * that a browser takes it from its cache, and a change still reaches everyone at the next load.
 */
export function withConfig(files: ServedFiles, config: Config): ServedFiles {
  const text = JSON.stringify(config);
  const file = served("/config.json", Buffer.from(text));
  const name = `config.json?${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  const all = new Map(files).set("/config.json", file);
  all.set(`/${name}`, { ...file, cacheControl: IMMUTABLE });
  const html = files.get("/index.html");
  if (html === undefined) return all;
  const page = String(html.body).replace(REQUEST, `fetch("${name}")`);
  return all.set("/index.html", served("/index.html", Buffer.from(page)));
}

function served(path: string, body: Buffer): ServedFile {
  return {
    body,
    type: TYPES[extname(path)] ?? "application/octet-stream",
    cacheControl: path.startsWith("/assets/") ? IMMUTABLE : "no-cache",
    etag: `"${createHash("sha256").update(body).digest("base64url")}"`,
  };
}

/** Hashes of the build's inline code. @throws Error when it has no `index.html` */
export function hashesOf(files: ServedFiles): InlineHashes {
  const html = files.get("/index.html");
  if (html === undefined) throw new Error("The build has no index.html.");
  const scripts = [...files].filter(([path]) => path.endsWith(".js"));
  return inlineHashes(
    String(html.body),
    scripts.map(([, { body }]) => String(body)),
  );
}
