import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** Starts the sandbox with the command of a README on a free port. @returns its URL */
export async function startSandbox(project: string, command: string): Promise<string> {
  const [program = "", ...args] = command.split(" ");
  // In its own process group, because npx starts the sandbox as a separate process.
  const child = spawn(program, [...args, "--port", "0"], { cwd: project, detached: true });
  onTestFinished(async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, "exit");
    process.kill(-child.pid);
    await exited;
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /The sandbox listens on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`${command} exited before it was ready.`);
}
