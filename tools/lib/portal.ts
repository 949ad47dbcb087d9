import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import type { Config } from "../../apps/portal/src/app/config.ts";
import { portalDist, portalRoot } from "./build-portal.ts";
import { configForSandbox, readConfigFile } from "../../apps/portal/server/config-file.ts";
import type { Adapter } from "../../packages/adapter/src/adapter.ts";
import { forwardControl, type RequestHandler } from "../../apps/portal/server/forward-control.ts";
import { serveBuild } from "../../apps/portal/server/serve-build.ts";
import type { RunningServer } from "../../apps/portal/server/static-server.ts";

export { builtPortal, buildPortal } from "./build-portal.ts";

/**
 * Serves the built portal, or its sources with hot reload, configured for the sandbox at
 * `apiBaseUrl`. Uses the next free port when `port` is in use.
 */
export async function servePortal(options: {
  apiBaseUrl: string;
  port: number;
  dev?: boolean;
  /** The folder of the build. */
  outDir?: string;
  /** The sandbox in this process that the portal's pages may control. */
  sandbox?: RequestHandler;
  /** The adapter in this process that answers instead of `apiBaseUrl`. */
  adapter?: Adapter;
  /** True if a gate listens at `apiBaseUrl`. */
  gate?: boolean;
  /** The sites that may show the portal in a frame. */
  embedders?: readonly string[];
}): Promise<RunningServer> {
  const {
    apiBaseUrl,
    port,
    dev = false,
    outDir = portalDist,
    sandbox,
    adapter,
    gate = false,
    embedders = [],
  } = options;
  const sample = await readConfigFile(join(portalRoot, "public/config.json"));
  const config = {
    ...configForSandbox(sample, apiBaseUrl),
    ...(embedders && { embedders }),
    ...(gate && { gate }),
  };
  const host = "127.0.0.1";
  if (!dev) return serveBuild({ folder: outDir, config, port, host, sandbox, adapter });
  const server = await createServer({
    root: portalRoot,
    logLevel: "warn",
    plugins: [serving(config), controlling(sandbox)],
    // Otherwise Vite answers preflight requests of other pages of this machine.
    server: { port, host, cors: false },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`;
  return { url, close: () => server.close() };
}

function serving(config: Config): Plugin {
  return {
    name: "waypost-config",
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        if (request.url?.split("?")[0] !== "/config.json") return next();
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(config));
      }),
  };
}

function controlling(sandbox: RequestHandler | undefined): Plugin {
  const control = forwardControl(sandbox);
  return {
    name: "waypost-control",
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        if (!control(request, response)) next();
      }),
  };
}
