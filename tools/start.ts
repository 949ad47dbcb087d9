import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PortInUseError, startServer, type SandboxServer } from "../packages/sandbox/src/server.ts";
import { requireNode } from "./lib/node-version.ts";
import { writeOpenApi } from "./lib/openapi-file.ts";
import { buildPortal, servePortal, type RunningPortal } from "./lib/portal.ts";

const SANDBOX_PORT = 4010;
const PORTAL_PORT = 5180;
const MAX_RETRIES = 10;
const STOP_ONE = "Stop a program that uses one of them, then start again.";

requireNode();
const dev = process.argv.includes("--dev");
const data = join(import.meta.dirname, "../.data");
const database = join(data, "sandbox.sqlite");

async function startSandbox(port: number): Promise<SandboxServer> {
  try {
    return await startServer({ port, database });
  } catch (error) {
    if (!(error instanceof PortInUseError)) throw error;
    if (port === SANDBOX_PORT + MAX_RETRIES)
      throw new Error(`Ports ${SANDBOX_PORT} to ${port} are in use. ${STOP_ONE}`, {
        cause: error,
      });
    console.log(`Port ${port} is in use. Trying ${port + 1}.`);
    return startSandbox(port + 1);
  }
}

async function startPortal({ url, sandbox }: SandboxServer): Promise<RunningPortal> {
  try {
    return await servePortal({ apiBaseUrl: url, port: PORTAL_PORT, dev, sandbox });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new Error(`All ports from ${PORTAL_PORT} are in use. ${STOP_ONE}`, {
      cause: error,
    });
  }
}

async function main(): Promise<void> {
  await mkdir(data, { recursive: true });
  await writeOpenApi();
  if (!dev) {
    console.log("Building the portal…");
    await buildPortal();
  }
  const sandbox = await startSandbox(SANDBOX_PORT);
  const portal = await startPortal(sandbox);
  console.log(`
  Portal    ${portal.url}
  Account   ${portal.url}#/account?customer_id=1001
  Sandbox   ${sandbox.url}
  Database  ${database}

  Register a tracker with the IMEI 350000000000001, any e-mail address and the
  card 4111 1111 1111 1111. Press Ctrl-C to stop. The database is saved.
`);

  const stop = async () => {
    await Promise.all([portal.close(), sandbox.close()]);
    console.log("Stopped.");
    process.exit(0);
  };
  // Ctrl-C arrives twice: from the terminal, and forwarded by the launcher.
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void (stopping ??= stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
