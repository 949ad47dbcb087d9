import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const program = fileURLToPath(new URL("../cli.ts", import.meta.url));

/** The command line, run as a separate program. */
export const start = (...options: string[]) => startNode(program, ...options);

export const startNode = (...args: string[]) => startProgram(process.execPath, ...args);

export function startProgram(command: string, ...args: string[]) {
  // A package manager's launcher may have set NODE_PATH, which would resolve to its own packages.
  const child = spawn(command, args, { env: { ...process.env, NODE_PATH: "" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

type Program = ReturnType<typeof startProgram>;

/** Returns the program's output and exit code. */
export async function outcomeOf(child: Program) {
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { stdout, stderr, code: Number(code) };
}

export const run = (...options: string[]) => outcomeOf(start(...options));

/** Returns the URL that the running program prints first. */
export async function addressOf(child: Program): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("The program printed no address.");
}
