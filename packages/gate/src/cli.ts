#!/usr/bin/env node
import { help, readCommandLine, type ConsentsCommand } from "./command-line.ts";
import { jsonLog } from "./log.ts";

/** @throws an Error with a message for the user */
async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line === "help") {
    console.log(help);
    return;
  }
  if ("since" in line) return printConsents(line);
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

async function printConsents({ store: name, since }: ConsentsCommand): Promise<void> {
  const { openStore } = await import("./server.ts");
  const store = await openStore(name, { isBeside: true });
  for (const row of await store.consents(since)) process.stdout.write(`${JSON.stringify(row)}\n`);
  await store.close();
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Run with --help for usage.");
  process.exitCode = 1;
}
