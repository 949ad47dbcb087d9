#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { help, readCommandLine } from "./command-line.ts";
import type { Scenario } from "./scenarios/scenario.ts";

/** Reads a text file in UTF-8, or in UTF-16 with a byte order mark, as PowerShell 5 writes it. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  const encodings: Partial<Record<string, string>> = { fffe: "utf-16le", feff: "utf-16be" };
  return new TextDecoder(encodings[bytes.toString("hex", 0, 2)]).decode(bytes);
}

/** Loads the scenario with this name or from this file. @throws ScenarioError */
async function loadScenario(nameOrFile: string): Promise<Scenario> {
  const { readScenario, scenarioFromText, scenarios } = await import("./scenarios.ts");
  if (Object.hasOwn(scenarios, nameOrFile)) return scenarioFromText(nameOrFile);
  const json = await readText(nameOrFile).catch(() => {
    throw new Error(
      `No scenario or file "${nameOrFile}". Scenarios: ${Object.keys(scenarios).join(", ")}.`,
    );
  });
  return readScenario(json);
}

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line === "help") {
    console.log(help);
    return;
  }
  const { faults, now, scenario: scenarioName, ...options } = line;
  const { startServer, PortInUseError } = await import("./server.ts");
  const scenario = scenarioName === undefined ? undefined : await loadScenario(scenarioName);
  const started = startServer({ ...options, ...(scenario && { scenario }), lightweight: true });
  const server = await started.catch((error: unknown) => {
    if (!(error instanceof PortInUseError)) throw error;
    console.error(
      `Port ${error.port} is in use. Use --port to choose another port, or --port 0 for any free port.`,
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
  console.log(`  Database: ${options.database ?? "in memory, lost on exit"}`);
  if (server.certificate !== undefined)
    console.log("  HTTP/2:   enabled, with a new self-signed certificate");
  if (scenario?.about !== undefined) console.log(`  Scenario: ${scenario.about}`);
  console.log(`  Control:  ${server.controlUrl}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.close().then(() => console.log("Stopped.")));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Run with --help for usage.");
  process.exitCode = 1;
}
