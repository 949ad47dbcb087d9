import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, preview, type Connect, type InlineConfig, type Plugin } from "vite";
import { run } from "./run.ts";

const root = join(import.meta.dirname, "../../apps/portal");

export interface RunningPortal {
  url: string;
  close: () => Promise<void>;
}

const dist = join(root, "dist");

/** Builds the portal for production. The build does not depend on where it is deployed. */
export async function buildPortal(outDir: string = dist): Promise<void> {
  // In a separate process, because a test runner's NODE_ENV would select React's development build.
  await run("vite", ["build", "--logLevel", "warn", "--emptyOutDir", "--outDir", outDir], {
    cwd: root,
    env: { NODE_ENV: "production" },
  });
}

/**
 * Serves the built portal, or its sources with hot reload, configured for the API at `apiBaseUrl`.
 * Uses the next free port when `port` is in use.
 */
export async function servePortal(options: {
  apiBaseUrl: string;
  port: number;
  dev?: boolean;
  /** The folder of the build. */
  outDir?: string;
}): Promise<RunningPortal> {
  const { apiBaseUrl, port, dev = false, outDir = dist } = options;
  const settings: InlineConfig = {
    root,
    build: { outDir },
    logLevel: "warn",
    plugins: [configFor(apiBaseUrl)],
    server: { port, host: "127.0.0.1" },
    preview: { port, host: "127.0.0.1" },
  };
  if (!dev) {
    const server = await preview(settings);
    const url = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
    return { url, close: () => server.close() };
  }
  const server = await createServer(settings);
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
  return { url, close: () => server.close() };
}

/** Serves the `config.json` of the sources, for the sandbox at `apiBaseUrl`. */
function configFor(apiBaseUrl: string): Plugin {
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url?.split("?")[0] !== "/config.json") return next();
    readFile(join(root, "public/config.json"), "utf8").then((text) => {
      const countryLookup = { url: `${apiBaseUrl}/geo/country`, field: "country_code" };
      const config = { ...(JSON.parse(text) as object), apiBaseUrl, countryLookup };
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(config));
    }, next);
  };
  return {
    name: "waypost-config",
    configureServer: ({ middlewares }) => void middlewares.use(handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handle),
  };
}
