#!/usr/bin/env node
import { help, readCommandLine } from "./command-line.ts";
import { jsonLog } from "./log.ts";

/** @throws an Error with a message for the user */
async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line === "help") {
    console.log(help);
    return;
  }
  const { startGate } = await import("./server.ts").catch((error: unknown) => {
    throw new Error("The gate needs Node 22.13 or later.", { cause: error });
  });
  const { port, host, store, limitMs, ...rest } = line;
  const gate = await startGate({
    ...rest,
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(store !== undefined && { store }),
    ...(limitMs !== undefined && { limitMs }),
    lightweight: true,
    log: jsonLog((text) => process.stdout.write(`${text}\n`)),
  }).catch((error: unknown) => {
    const isPortInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isPortInUse
      ? new Error("The port is in use. Use --port to choose another port, or 0 for any free port.")
      : error;
  });
  console.error(`The gate listens on ${gate.url}`);
  console.error(`  Vendor: ${line.upstream.href}`);
  console.error(`  Store:  ${store ?? "gate.sqlite"}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void gate.close().then(() => console.error("Stopped.")));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Run with --help for usage.");
  process.exitCode = 1;
}
