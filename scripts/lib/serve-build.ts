import type { Config } from "../../apps/portal/src/app/config.ts";
import { hashesOf, readBuild, withConfig } from "./portal-files.ts";
import { portalHeaders } from "./portal-headers.ts";
import { serveFiles, type RunningServer } from "./static-server.ts";

/** Serves a build of the portal under the policy that its configuration needs. */
export async function serveBuild(options: {
  /** The folder of the build. */
  folder: string;
  config: Config;
  port: number;
  host: string;
}): Promise<RunningServer> {
  const { folder, config, port, host } = options;
  const files = await readBuild(folder);
  const headers = portalHeaders(config, hashesOf(files));
  return serveFiles({ files: withConfig(files, config), headers, port, host });
}
