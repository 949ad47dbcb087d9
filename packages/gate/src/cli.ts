#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { readCommandLine } from "./command-line.ts";
import { jsonLog } from "./log.ts";

/** A signal within this time after the first one is the same, in milliseconds. */
const SAME_SIGNAL_MS = 1000;

/** @throws an Error with a message for the user */
async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line.command === "print") return console.log(line.text);
  const { openStore, startGate } = await import("./server.ts").catch((error: unknown) => {
    throw new Error("The gate needs Node 22.13 or later.", { cause: error });
  });
  if (line.command === "start") {
    const log = jsonLog((text) => process.stdout.write(`${text}\n`));
    const gate = await startGate({ ...line.options, log }).catch((error: unknown) => {
      const isPortInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      throw isPortInUse
        ? new Error(
            "The port is in use. Use --port to choose another port, or 0 for any free port.",
          )
        : error;
    });
    console.error(`The gate listens on ${gate.url}`);
    console.error(`  Vendor: ${line.options.upstream.href}`);
    console.error(`  Store:  ${line.options.store.replace(/:[^:@/]*@/, ":…@")}`);
    let stopped: number | undefined;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        const isFirst = stopped === undefined;
        stopped ??= performance.now();
        if (isFirst) void gate.close().then(() => console.error("Stopped."));
        // npm sends each signal a second time.
        else if (performance.now() - stopped > SAME_SIGNAL_MS) process.exit(1);
      });
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
