import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { outputOf } from "../../tools/lib/output.ts";
import { PUBLISHED, tarballs } from "../../tools/lib/tarballs.ts";

/** Installs these packages from their tarballs, as a reader of a README would. */
export async function installInto(
  project: string,
  ...names: readonly (typeof PUBLISHED)[number][]
): Promise<void> {
  await writeFile(join(project, "package.json"), '{ "private": true }\n');
  const all = await tarballs();
  const files = names.map((name) => all[name]);
  const options = ["--no-audit", "--no-fund", "--prefer-offline"];
  await outputOf("npm", ["install", ...options, ...files], { cwd: project });
}

/** Starts the sandbox by a README's command on a free port. @returns its address */
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
  throw new Error(`${command} ended before it was ready.`);
}
