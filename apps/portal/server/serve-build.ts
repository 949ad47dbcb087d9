import { readFile } from "node:fs/promises";
import { join, extname } from "node:path";
import type { Config } from "../src/app/config.ts";
import type { Adapter } from "../../../packages/adapter/src/adapter.ts";
import { configForAdapter } from "./adapter-config.ts";
import { forwardApi, forwardControl, type RequestHandler } from "./forward-control.ts";
import { inlineHashes, type InlineHashes } from "./inline-hashes.ts";
import { filesFor, hashesOf, inMemory } from "./portal-files.ts";
import { portalHeaders } from "./portal-headers.ts";
import { publicFiles, filesIn } from "./public-files.ts";
import { serveFolder, type RunningServer, type MemoryFile } from "./static-server.ts";
import { readFileSync } from "node:fs";
import { COMPRESSIBLE } from "../vite/compress.ts";

const TYPES: ReadonlyMap<string, string> = new Map([
  [".css", "text/css;charset=utf-8"],
  [".js", "text/javascript;charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".wasm", "application/wasm"],
]);

/**
 * Adds the assets of a build that have no compressed version beside them, as in the published
 * package. Each is compressed at its first request.
 */
async function compressedFiles(
  folder: string,
  files: ReadonlyMap<string, MemoryFile>,
): Promise<{ get: (path: string) => MemoryFile | undefined }> {
  const names = new Set(await filesIn(folder));
  const cache = new Map(files);
  const missing = new Set(
    [...names]
      .filter((name) => name.startsWith("assets/") && COMPRESSIBLE.has(extname(name)))
      .filter((name) => !names.has(`${name}.br`))
      .map((name) => `/${name}`),
  );
  return {
    get: (path) => {
      const type = TYPES.get(extname(path));
      if (missing.delete(path) && type !== undefined)
        cache.set(path, inMemory(type, readFileSync(join(folder, path))));
      return cache.get(path);
    },
  };
}

/** Caches the hashes of a build, because a process may start several servers for it. */
const builds = new Map<string, Promise<InlineHashes>>();

/** The page of a build for a configuration, with the headers of its policy. */
export async function preparePage(folder: string, config: Config) {
  const hashes = builds.get(folder) ?? hashesOf(folder);
  builds.set(folder, hashes);
  const { styles } = await hashes;
  const prepared = filesFor(await readFile(join(folder, "index.html"), "utf8"), config);
  // The script of the page contains the URL of the configuration.
  const { scripts } = inlineHashes(prepared.page, []);
  return { ...prepared, headers: portalHeaders(config, { styles, scripts }) };
}

/** Serves a build of the portal under the policy that its configuration needs. */
export async function serveBuild(options: {
  /** The folder of the build. */
  folder: string;
  config: Config;
  port: number;
  host: string;
  /** A folder with the vendor's own files, such as a logo. */
  publicFolder?: string | undefined;
  /** The sandbox in this process that the portal's pages may control. */
  sandbox?: RequestHandler | undefined;
  /** The adapter in this process that answers the API's calls, below `ADAPTER_PATH`. */
  adapter?: Adapter | undefined;
}): Promise<RunningServer> {
  const { folder, port, host, publicFolder, sandbox, adapter } = options;
  const config = adapter ? await configForAdapter(options.config, adapter) : options.config;
  if (publicFolder !== undefined) await publicFiles(publicFolder, folder);
  const { files, address, headers } = await preparePage(folder, config);
  const control = forwardControl(sandbox);
  const api = adapter && forwardApi(adapter);
  const isImmutable = (url: string) => url.startsWith("/assets/") || url === address;
  return serveFolder({
    folder,
    files: await compressedFiles(folder, files),
    publicFolder,
    headers,
    port,
    host,
    isImmutable,
    control: (request, response) =>
      (api?.(request, response) ?? false) || control(request, response),
  });
}
