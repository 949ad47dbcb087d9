import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { brotli } from "../vite/compress.ts";
import type { Config } from "../src/app/config.ts";
import { inlineHashes, type InlineHashes } from "./inline-hashes.ts";
import type { MemoryFile } from "./static-server.ts";

/** A file with its compressed forms. */
export function inMemory(type: string, body: Buffer): MemoryFile {
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  return { type, etag, identity: body, br: brotli(body), gzip: gzipSync(body) };
}

/** The request for the configuration in `index.html`. */
const REQUEST = 'fetch("config.json", { cache: "no-cache" })';

/**
 * `config.json`, and `index.html` with the hash of `config.json` in its URL. Browsers can cache the
 * configuration, and a change still reaches everyone at the next load.
 */
export function filesFor(html: string, config: Config) {
  const text = JSON.stringify(config);
  const name = `config.json?${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  const page = html.replace(REQUEST, `fetch("${name}")`);
  const index = inMemory("text/html;charset=utf-8", Buffer.from(page));
  const files = new Map([
    ["/", index],
    ["/index.html", index],
    ["/config.json", inMemory("application/json", Buffer.from(text))],
  ]);
  return { files, page, configText: text, address: `/${name}` };
}

/** Returns the hashes of the inline code of a build. @throws Error if it has no page */
export async function hashesOf(folder: string, page = "index.html"): Promise<InlineHashes> {
  const html = await readFile(join(folder, page), "utf8");
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
  return inlineHashes(html, texts);
}
