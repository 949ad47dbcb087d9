import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  portProblem,
  reportMovedPort,
  startedText,
  startSandbox,
  stopOnSignal,
} from "../apps/portal/server/start.ts";
import { requireNode } from "./lib/node-version.ts";
import { writeOpenApi } from "./lib/openapi-file.ts";
import { buildPortal, servePortal } from "./lib/portal.ts";

const PORTAL_PORT = 5180;

requireNode();
const dev = process.argv.includes("--dev");
const isGated = process.argv.includes("--gate");
const data = join(import.meta.dirname, "../.data");
const database = join(data, "sandbox.sqlite");

async function startGate(url: string) {
  const gate = await import("../packages/gate/src/server.ts");
  return gate.startGate({ upstream: new URL(url), port: 0, store: join(data, "gate.sqlite") });
}

async function main(): Promise<void> {
  await mkdir(data, { recursive: true });
  await writeOpenApi();
  if (!dev) {
    console.log("Building the portal…");
    const start = Date.now();
    const seconds = () => Math.round((Date.now() - start) / 1000);
    const timer = setInterval(() => console.log(`Building the portal… (${seconds()} s)`), 3_000);
    await buildPortal().finally(() => clearInterval(timer));
  }
  // The sandbox reads the description that was just written.
  const server = await startSandbox(await import("../packages/sandbox/src/server.ts"), database);
  const { url, sandbox } = server;
  const gate = isGated ? await startGate(url) : undefined;
  const portal = await servePortal({
    apiBaseUrl: gate?.url ?? url,
    gate: isGated,
    port: PORTAL_PORT,
    dev,
    sandbox,
  }).catch((error: unknown) => Promise.reject(portProblem(error, PORTAL_PORT)));
  reportMovedPort(portal.url, PORTAL_PORT);
  stopOnSignal([portal, ...(gate ? [gate] : []), server]);
  console.log(startedText(portal.url, url, database));
  if (gate) console.log(`  Gate      ${gate.url}, between the portal and the sandbox\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
