#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { help, readCommandLine } from "./command-line.ts";
import { jsonLog } from "./log.ts";

/** @throws an Error with a message for the user */
async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line.command === "help") {
    console.log(help);
    return;
  }
  if (line.command === "link") {
    console.log(line.address);
    return;
  }
  const { openStore, startGate } = await import("./server.ts").catch((error: unknown) => {
    throw new Error("The gate needs Node 22.13 or later.", { cause: error });
  });
  if (line.command === "start") {
    const { options } = line;
    const log = jsonLog((text) => process.stdout.write(`${text}\n`));
    const gate = await startGate({ ...options, log }).catch((error: unknown) => {
      const isPortInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      throw isPortInUse
        ? new Error(
            "The port is in use. Use --port to choose another port, or 0 for any free port.",
          )
        : error;
    });
    console.error(`The gate listens on ${gate.url}`);
    console.error(`  Vendor: ${options.upstream.href}`);
    console.error(`  Store:  ${options.store.replace(/:[^:@/]*@/, ":…@")}`);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void gate.close().then(() => console.error("Stopped.")));
    return;
  }
  const store = await openStore(line.store, { isBeside: true });
  try {
    if (line.command === "resolve") return await store.resolve(line);
    const rows =
      line.command === "doubts" ? await store.doubts(line.about) : await store.consents(line.since);
    for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  } finally {
    await store.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Run with --help for usage.");
  process.exitCode = 1;
}
