import type { SandboxServer } from "@waypost/sandbox/server";
import type { RunningServer } from "./static-server.ts";

/** The functions of the sandbox that start it. */
type SandboxModule = Pick<
  typeof import("@waypost/sandbox/server"),
  "startServer" | "PortInUseError"
>;

const SANDBOX_PORT = 4010;
const MAX_RETRIES = 10;
const STOP_ONE = "Stop a program that uses one of them, then start again.";

/** Starts a sandbox on the first free port. @throws Error if none is free */
export async function startSandbox(
  { startServer, PortInUseError }: SandboxModule,
  database: string | undefined,
  anyPhone = false,
  port: number = SANDBOX_PORT,
): Promise<SandboxServer> {
  try {
    return await startServer({ port, anyPhone, ...(database !== undefined && { database }) });
  } catch (error) {
    if (!(error instanceof PortInUseError)) throw error;
    if (port === SANDBOX_PORT + MAX_RETRIES)
      throw new Error(`Ports ${SANDBOX_PORT} to ${port} are in use. ${STOP_ONE}`, {
        cause: error,
      });
    console.log(`Port ${port} is in use. Trying ${port + 1}.`);
    return startSandbox({ startServer, PortInUseError }, database, anyPhone, port + 1);
  }
}

/** Explains that no port was free. */
export function portProblem(error: unknown, port: number): unknown {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) return error;
  return new Error(`All ports from ${port} are in use. ${STOP_ONE}`, { cause: error });
}

/** Says that the portal is not on the port that was asked for. Port 0 asks for any. */
export function reportMovedPort(url: string, port: number): void {
  const used = new URL(url).port || "80";
  if (port !== 0 && used !== String(port)) {
    console.log(`Port ${port} is in use. The portal is on port ${used}.`);
  }
}

/** The output after the start with a sandbox. */
export function startedText(portal: string, sandbox: string, database: string | undefined): string {
  const isSaved = database !== undefined;
  return `
  Portal    ${portal}
  Account   ${portal}#/account?customer_id=1001
  Sandbox   ${sandbox}
  Database  ${database ?? "in memory, lost on exit"}

  Nothing is real. "Fill this step", at the top of each page, types in test data.
  Press Ctrl-C to stop.${isSaved ? " The database is saved." : ""}
`;
}

/** Stops the servers at Ctrl-C, then ends the process. */
export function stopOnSignal(servers: readonly Pick<RunningServer, "close">[]): void {
  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()));
    console.log("Stopped.");
    process.exit(0);
  };
  // Ctrl-C may arrive twice: from the terminal, and forwarded by a parent process.
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void (stopping ??= stop()));
  }
}
