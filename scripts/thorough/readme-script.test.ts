import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { outputOf } from "../lib/output.ts";
import { tarballs } from "../lib/tarballs.ts";

const README = join(import.meta.dirname, "../../packages/sdk/README.md");

/** Installs the packages of the quick start from their tarballs, as a reader would. */
async function installInto(project: string): Promise<void> {
  await writeFile(join(project, "package.json"), '{ "private": true }\n');
  const { sdk, sandbox } = await tarballs();
  const options = ["--no-audit", "--no-fund", "--prefer-offline"];
  await outputOf("npm", ["install", ...options, sdk, sandbox], { cwd: project });
}

/** Starts the sandbox by the README's command on a free port. @returns its address */
async function startSandbox(project: string, command: string): Promise<string> {
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

test("the README's quick start works in an empty project, and a second run prints what the README says", async () => {
  const project = await mkdtemp(join(tmpdir(), "waypost-readme-"));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const readme = await readFile(README, "utf8");
  const [, command = ""] = /Start the sandbox \(`([^`]+)`/.exec(readme) ?? [];
  const [, script = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const [, promised = ""] = /If you run it again, [^`]+`([^`]+)`/.exec(readme) ?? [];
  expect(command).toContain("waypost-sandbox");
  expect(promised).toContain("in-use");

  await installInto(project);
  const address = await startSandbox(project, command);
  const defaultAddress = "http://127.0.0.1:4010";
  expect(script).toContain(defaultAddress);
  await writeFile(join(project, "try.mjs"), script.replace(defaultAddress, address));

  const run = () => outputOf("sh", ["-c", "node try.mjs 2>&1"], { cwd: project });
  expect(await run()).toMatch(/^complete \[[^]*imei_no: '350000000000001'[^]*\] \[\]\n$/);
  expect(await run()).toBe(`${promised}\n`);
});
