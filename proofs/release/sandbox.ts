import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Runs `work` while the sandbox runs, started by a README's command on a free port. */
export async function withSandbox<Result>(
  project: string,
  command: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const [program = "", ...args] = command.split(" ");
  // In its own process group, because npx starts the sandbox as a separate process.
  const child = spawn(program, [...args, "--port", "0"], { cwd: project, detached: true });
  const ended = once(child, "exit");
  try {
    for await (const line of createInterface(child.stdout)) {
      const address = /The sandbox listens on (\S+)/.exec(line)?.[1];
      if (address !== undefined) return await work(address);
    }
    throw new Error(`${command} ended before it was ready.`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  }
}
