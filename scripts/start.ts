import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PortInUseError, startServer, type SandboxServer } from "../packages/sandbox/src/server.ts";
import { requireNode } from "./lib/node-version.ts";
import { buildPortal, servePortal } from "./lib/portal.ts";

const SANDBOX_PORT = 4010;
const PORTAL_PORT = 5180;
const TRIES = 10;

requireNode();
const dev = process.argv.includes("--dev");
const data = join(import.meta.dirname, "../.data");
const database = join(data, "sandbox.sqlite");

async function startSandbox(port: number, tries: number): Promise<SandboxServer> {
  try {
    return await startServer({ port, database });
  } catch (error) {
    if (!(error instanceof PortInUseError) || tries === 0) throw error;
    console.log(`Port ${port} is in use; trying ${port + 1}.`);
    return startSandbox(port + 1, tries - 1);
  }
}

async function main(): Promise<void> {
  await mkdir(data, { recursive: true });
  if (!dev) {
    console.log("Building the portal…");
    await buildPortal();
  }
  const sandbox = await startSandbox(SANDBOX_PORT, TRIES);
  const portal = await servePortal({ apiBaseUrl: sandbox.url, port: PORTAL_PORT, dev });
  console.log(`
  Portal    ${portal.url}
  Sandbox   ${sandbox.url}
  Database  ${database}

  Ctrl-C stops both; what was registered stays.
`);

  const stop = async () => {
    await Promise.all([portal.close(), sandbox.close()]);
    console.log("Stopped.");
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
