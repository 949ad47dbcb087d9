import type { Config } from "../../apps/portal/src/app/config.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { hashesOf, readBuild, withConfig } from "./portal-files.ts";
import { portalHeaders } from "./portal-headers.ts";
import { serveFiles, type RunningServer } from "./static-server.ts";

/** Each build is read once, even if a process starts several servers for it. */
const builds = new Map<string, ReturnType<typeof read>>();

async function read(folder: string) {
  const files = await readBuild(folder);
  return { files, hashes: hashesOf(files) };
}

/** Serves a build of the portal under the policy that its configuration needs. */
export async function serveBuild(options: {
  /** The folder of the build. */
  folder: string;
  config: Config;
  port: number;
  host: string;
}): Promise<RunningServer> {
  const { folder, config, port, host } = options;
  const build = builds.get(folder) ?? read(folder);
  builds.set(folder, build);
  const { files: built, hashes } = await build;
  const files = withConfig(built, config);
  // The script of the page names the configuration.
  const { scripts } = inlineHashes(String(files.get("/index.html")?.body), []);
  const headers = portalHeaders(config, { ...hashes, scripts });
  return serveFiles({ files, headers, port, host });
}
