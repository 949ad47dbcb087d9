import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../src/app/config.ts";
import { forwardControl, type RequestHandler } from "./forward-control.ts";
import { inlineHashes, type InlineHashes } from "./inline-hashes.ts";
import { filesFor, hashesOf } from "./portal-files.ts";
import { portalHeaders } from "./portal-headers.ts";
import { serveFolder, type RunningServer } from "./static-server.ts";

/** Caches the hashes of a build, because a process may start several servers for it. */
const builds = new Map<string, Promise<InlineHashes>>();

/** Serves a build of the portal under the policy that its configuration needs. */
export async function serveBuild(options: {
  /** The folder of the build. */
  folder: string;
  config: Config;
  port: number;
  host: string;
  /** The sandbox in this process that the portal's pages may control. */
  sandbox?: RequestHandler | undefined;
}): Promise<RunningServer> {
  const { folder, config, port, host, sandbox } = options;
  const hashes = builds.get(folder) ?? hashesOf(folder);
  builds.set(folder, hashes);
  const { styles } = await hashes;
  const html = await readFile(join(folder, "index.html"), "utf8");
  const { files, page, address } = filesFor(html, config);
  // The script of the page contains the URL of the configuration.
  const headers = portalHeaders(config, { styles, scripts: inlineHashes(page, []).scripts });
  const isImmutable = (url: string) => url.startsWith("/assets/") || url === address;
  const control = forwardControl(sandbox);
  return serveFolder({ folder, files, headers, port, host, isImmutable, control });
}
