import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "../apps/portal/src/app/config.ts";
import { buildPortal, portalDist } from "./lib/build-portal.ts";
import { requireNode } from "./lib/node-version.ts";
import { hashesOf } from "../apps/portal/server/portal-files.ts";
import { portalHeaders } from "../apps/portal/server/portal-headers.ts";
import { serveBuild } from "../apps/portal/server/serve-build.ts";

const HELP = `Serves the production build of the portal with the headers of the deployment guide.

  node tools/serve.ts [--port 8080] [--host 127.0.0.1] [--config path] [--build] [--headers]

Options:
  --port <number>   Port to listen on; if it is in use, the next free one (default 8080)
  --host <address>  Address to listen on; 0.0.0.0 for all (default 127.0.0.1)
  --config <file>   config.json to serve (default: the one in the build)
  --build           Build the portal first, even if there is a build
  --headers         Print the headers for this configuration, for use with another server
  --help            Show this help`;

const page = join(portalDist, "index.html");

/** Reads a configuration. @throws Error with the file and the problem */
async function configIn(path: string): Promise<Config> {
  const text = await readFile(path, "utf8");
  try {
    return await readConfig(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be used.\n${reason}`, { cause: error });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8080" },
      host: { type: "string", default: "127.0.0.1" },
      config: { type: "string" },
      build: { type: "boolean", default: false },
      headers: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  // A given configuration is checked before the build; the default one is part of it.
  const own = values.config === undefined ? undefined : await configIn(values.config);
  if (values.build || !existsSync(page)) {
    console.error("Building the portal…");
    await buildPortal();
  }
  const config = own ?? (await configIn(join(portalDist, "config.json")));
  if (values.headers) {
    const headers = portalHeaders(config, await hashesOf(portalDist));
    for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
    return;
  }
  const server = await serveBuild({
    folder: portalDist,
    config,
    port: Number(values.port),
    host: values.host,
  });
  console.log(`Portal  ${server.url}\nAPI     ${config.apiBaseUrl}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close());
  }
}

requireNode();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
