import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

const LOCKFILE = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      ms:
        specifier: 2.1.3
        version: 2.1.3
packages:
  ms@2.1.3:
    resolution: {integrity: sha512-6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXvcLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA==}
snapshots:
  ms@2.1.3: {}
`;

/** Starts a copy of the launcher in a project with one locked package, whose installation fails. Returns its lines. */
async function install(environment: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "launch-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "tools"));
  await copyFile(launcher, join(folder, "tools/launch.mjs"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ dependencies: { ms: "2.1.3" } }));
  await writeFile(join(folder, "pnpm-lock.yaml"), LOCKFILE);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, ...environment };
  const child = spawn("node", ["tools/launch.mjs", "program.mjs"], { cwd: folder, env });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => (printed += String(data)));
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  return printed.trim().split("\n");
}

const isNoProgress = (line: string) => !line.startsWith("Installing packages");

async function emptyCache(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "launch-npm-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a registry that takes requests and never answers. */
async function silentRegistry(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const CLOSED = "http://127.0.0.1:9/";
const FAILED = expect.stringMatching(/^The packages could not be downloaded, because [^\n]+\.$/);

test.each([
  ["pnpm", { npm_config_registry: CLOSED, npm_config_fetch_retries: "0" }],
  ["a package", { pnpm_config_registry: CLOSED, pnpm_config_fetch_retries: "0" }],
])("one sentence says that %s could not be downloaded", async (what, environment) => {
  const cache: Record<string, string> =
    what === "pnpm" ? { npm_config_cache: await emptyCache() } : {};
  const printed = await install({ ...environment, ...cache });
  expect(printed.filter(isNoProgress)).toEqual([FAILED]);
});

test("an installation that waits for the registry shows that it goes on", async () => {
  const printed = await install({
    npm_config_cache: await emptyCache(),
    npm_config_registry: await silentRegistry(),
    npm_config_fetch_retries: "0",
    npm_config_fetch_timeout: "4000",
  });
  expect(printed[0]).toMatch(/^Installing packages \(\d+ s\)$/);
  expect(printed.filter(isNoProgress)).toEqual([FAILED]);
});

test("a failure that is not the network's is shown whole", async () => {
  const printed = await install({
    pnpm_config_frozen_lockfile: "true",
    pnpm_config_offline: "true",
  });
  expect(printed.join("\n")).toContain("ERR_PNPM");
});
