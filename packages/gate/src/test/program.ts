import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const program = fileURLToPath(new URL("../cli.ts", import.meta.url));

/** Starts the command as a process of its own. */
export const spawnGate = (...options: string[]) => spawnProgram(program, ...options);

/** Starts a program of this repository. */
export function spawnProgram(file: string, ...options: string[]): ChildProcessWithoutNullStreams {
  const args = ["--conditions=@waypost/source", file, ...options];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_PATH: "" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs the command to its end. */
export async function runGate(...options: string[]) {
  const child = spawnGate(...options);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { stdout, stderr, code: Number(code) };
}

/** Returns the URL that the command prints first. */
export async function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    lines.push(line);
    const address = /listens on (https?:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The gate printed no address: ${lines.join("\n")}`);
}
