#!/usr/bin/env node
import { Console } from "node:console";
import { constants, readFile, writeFile } from "node:fs/promises";
import { loadAdapter, restartForTypes, serveAdapter } from "@waypost/adapter/node";
import { CheckError } from "./check-error.ts";
import { help, readCommandLine, type CommandLine } from "./command-line.ts";
import { exampleScenario } from "./example-scenario.ts";
import { systemClock } from "./clock.ts";
import type { Report } from "./report/report.ts";
import { toJUnit } from "./report/junit.ts";
import { toBadge } from "./report/text.ts";
import { toText } from "./report/text.ts";
import { startProgress } from "./progress.ts";
import { run } from "./run.ts";
import { defaultLimits } from "./session.ts";
import { parseScenario } from "./scenario.ts";

async function main(): Promise<number> {
  const command = readCommandLine(process.argv.slice(2));
  if (command === "help") await print(help);
  else if (command === "example") await print(JSON.stringify(exampleScenario, null, 2));
  else return check(command);
  return 0;
}

interface Target {
  readonly address: URL;
  readonly close: () => void;
  /** The calls that an adapter has functions for. */
  readonly offered?: readonly string[];
}

/** Opens the target. Returns the exit code if a second process has run the check. */
async function open(
  target: URL | string,
  onGroup: (name: string) => void,
): Promise<Target | number> {
  if (typeof target !== "string") return { address: target, close: () => {} };
  const restarted = await restartForTypes(target);
  if (restarted !== undefined) return restarted;
  // Standard output has only the report, and not what the adapter logs.
  globalThis.console = new Console(process.stderr);
  onGroup(`the file ${target}`);
  const adapter = await loadAdapter(target).catch((error: unknown) => {
    throw new CheckError(error instanceof Error ? error.message : String(error));
  });
  const { url, close } = await serveAdapter(adapter);
  const reply = await adapter(`${url}/adapter/calls`);
  const { calls: offered } = (await reply.json()) as { readonly calls: readonly string[] };
  return { address: new URL(url), close, offered };
}

async function check(command: CommandLine): Promise<number> {
  const { files } = command;
  const progress = startProgress();
  const report = await runCheck(command, progress.show).finally(progress.end);
  if (typeof report === "number") return report;
  await print(toText(report));
  const { json, junit, badge } = files;
  await writeReport(json, `${JSON.stringify(report, null, 2)}\n`);
  await writeReport(junit, toJUnit(report));
  await writeReport(badge, `${toBadge(report)}\n`);
  return report.findings.length > 0 ? 1 : 0;
}

/** Returns the report, or the exit code if a second process has printed it. */
async function runCheck(
  { target, scenario: file, writes, ca, headers }: CommandLine,
  onGroup: (name: string) => void,
): Promise<Report | number> {
  const scenario = parseScenario(parseJson(file, await readText(file)), process.env);
  const certificate = ca === undefined ? undefined : await readText(ca);
  const opened = await open(target, onGroup);
  if (typeof opened === "number") return opened;
  return run(opened.address, scenario, {
    writes,
    ca: certificate,
    headers,
    offered: opened.offered,
    limits: defaultLimits,
    clock: systemClock,
    onGroup,
  }).finally(opened.close);
}

/** Reads a text file in UTF-8, or in UTF-16 with a byte order mark, as PowerShell 5 writes it. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new CheckError(`The file ${file} cannot be read.`);
  });
  const encodings: Partial<Record<string, string>> = { fffe: "utf-16le", feff: "utf-16be" };
  return new TextDecoder(encodings[bytes.toString("hex", 0, 2)]).decode(bytes);
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    throw new CheckError(`The file ${file} is not JSON.`);
  }
}

/** A link that somebody else has put into a shared folder could lead anywhere. */
const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
const WRITE_NO_LINK = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;

async function writeReport(file: string | undefined, content: string): Promise<void> {
  if (file === undefined) return;
  await writeFile(file, content, { flag: WRITE_NO_LINK }).catch(() => {
    throw new CheckError(`The file ${file} cannot be written. A link is not followed.`);
  });
}

/** Prints a text to the last byte: the process may end as soon as this resolves. */
const print = (text: string, stream: NodeJS.WriteStream = process.stdout): Promise<void> =>
  new Promise((resolve) => stream.write(`${text}\n`, () => resolve()));

// A reader such as `head` may stop before the end.
process.stdout.on("error", () => {});
// For a check that never ends, because nothing is left that could end it.
process.exitCode = 2;
const code = await main().catch(async (error: unknown) => {
  if (!(error instanceof CheckError)) throw error;
  await print(`${error.message}\nTry --help.`, process.stderr);
  return 2;
});
// A timer or a pool of an adapter would keep the process running.
process.exit(code);
