import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";

const launcher = join(import.meta.dirname, "../tools/launch.mjs");

/** A program that prints its process id and stops on a signal. */
const PROGRAM = `
console.log("running as " + process.pid);
setInterval(() => {}, 1000);
process.once("SIGTERM", () => process.exit(0));
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts the program with \`npm start\`, through a shell that waits for it. */
async function npmStart(script: (command: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), "launch-"));
  const program = join(folder, "program.mjs");
  const start = script(`node ${launcher} --installed ${program}`);
  await writeFile(program, PROGRAM);
  await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
  const npm = spawn("npm", ["start"], { cwd: folder });
  let pid = 0;
  for await (const line of createInterface(npm.stdout)) {
    pid = Number(/^running as (\d+)$/.exec(line)?.[1] ?? 0);
    if (pid > 0) break;
  }
  onTestFinished(async () => {
    npm.kill("SIGKILL");
    if (pid > 0 && isRunning(pid)) process.kill(pid, "SIGKILL");
    await rm(folder, { recursive: true });
  });
  return { npm, pid };
}

test.each([
  ["directly", (command: string) => command],
  ["through a shell", (command: string) => `${command} && echo stopped`],
])("a program that npm starts %s ends when npm is stopped", async (_, script) => {
  const { npm, pid } = await npmStart(script);
  expect(isRunning(pid)).toBe(true);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await vi.waitUntil(() => !isRunning(pid), { timeout: 30_000 });
});
