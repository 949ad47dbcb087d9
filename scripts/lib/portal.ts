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

/** Makes the production build of the portal, the same for every place it is deployed to. */
export async function buildPortal(outDir: string = dist): Promise<void> {
  // In a process of its own: a test runner sets NODE_ENV, and React would build for development.
  await run("vite", ["build", "--logLevel", "warn", "--emptyOutDir", "--outDir", outDir], {
    cwd: root,
    env: { NODE_ENV: "production" },
  });
}

/**
 * Serves the built portal, or its sources with hot reload, for an API at this address.
 * Takes the next free port when the wanted one is busy.
 */
export async function servePortal(options: {
  apiBaseUrl: string;
  port: number;
  dev?: boolean;
  /** Where the build is. */
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

/** Answers `config.json` as it stands in the sources, with the address of this run's API. */
function configFor(apiBaseUrl: string): Plugin {
  const answer: Connect.NextHandleFunction = (request, reply, next) => {
    if (request.url?.split("?")[0] !== "/config.json") return next();
    readFile(join(root, "public/config.json"), "utf8").then((text) => {
      const config = { ...(JSON.parse(text) as object), apiBaseUrl };
      reply.setHeader("Content-Type", "application/json");
      reply.end(JSON.stringify(config));
    }, next);
  };
  return {
    name: "waypost-config",
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  };
}
