#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { help, readCommandLine } from "./command-line.ts";
import { versionProblem } from "./node-version.ts";

/** @throws when this Node is older than the package's `engines` require. */
async function requireNode(): Promise<void> {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  const problem = versionProblem(process.versions.node, engines.node);
  if (problem !== undefined) throw new Error(problem);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      host: { type: "string" },
      database: { type: "string" },
      devices: { type: "string" },
      now: { type: "string" },
      fault: { type: "string", multiple: true },
      "allow-host": { type: "string", multiple: true },
      http2: { type: "boolean" },
      "no-keep-alive": { type: "boolean" },
      prefix: { type: "string" },
      strict: { type: "boolean" },
      "max-age": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const { faults, now, ...options } = readCommandLine(values);
  await requireNode();
  // Only after the check: an older Node may not be able to load it.
  const { startServer, PortInUseError } = await import("./server.ts");
  const server = await startServer({ ...options, lightweight: true }).catch((error: unknown) => {
    if (!(error instanceof PortInUseError)) throw error;
    console.error(
      `Port ${error.port} is in use: choose another one with --port, or any free one with --port 0.`,
    );
    process.exitCode = 1;
  });
  if (!server) return;
  try {
    if (now) server.sandbox.setNow(now);
    for (const fault of faults) server.sandbox.fault(fault);
  } catch (error) {
    await server.close();
    throw error;
  }
  console.log(`The sandbox listens on ${server.url}`);
  console.log(`  Database: ${options.database ?? "in memory, gone when it stops"}`);
  if (server.certificate !== undefined)
    console.log("  HTTP/2:   with a self-signed certificate, made at this start");
  console.log(`  Control:  ${server.controlUrl}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.close().then(() => console.log("Stopped.")));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Try --help.");
  process.exitCode = 1;
}
