import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { registerByBar } from "../../apps/portal/e2e/register-by-bar.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";
import { startRegistry } from "../lib/registry.ts";

const COMMAND = "npx @waypost/portal";

let folder = "";
let registry: Awaited<ReturnType<typeof startRegistry>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-portal-"));
  registry = await startRegistry(join(folder, "registry"));
  const { sandbox, portal } = await tarballs();
  await writeFile(join(folder, ".npmrc"), registry.npmrc);
  for (const tarball of [sandbox, portal])
    await outputOf("npm", ["publish", tarball, "--access", "public"], { cwd: folder });
});

afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command in an empty folder, without npm's cache. @returns the portal's address */
async function startInEmptyFolder(): Promise<string> {
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(folder, "user.npmrc"), registry.npmrc);
  const [program = "", ...args] = COMMAND.split(" ");
  // In its own process group, because npx starts the portal as a separate process.
  const child = spawn(program, ["--yes", ...args], {
    cwd: project,
    detached: true,
    env: {
      ...process.env,
      npm_config_userconfig: join(folder, "user.npmrc"),
      npm_config_cache: join(folder, "cache"),
    },
  });
  onTestFinished(async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, "exit");
    process.kill(-child.pid);
    await exited;
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /Portal\s+(\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`${COMMAND} exited before it was ready.`);
}

test("from an empty folder, one command leads to a registered device", async () => {
  const browser = await chromium.launch(await findBrowser());
  onTestFinished(() => browser.close());
  const start = performance.now();
  const address = await startInEmptyFolder();
  const ready = performance.now();
  const page = await browser.newPage();
  await page.goto(address);
  const presses = await registerByBar(page);
  const seconds = (performance.now() - start) / 1000;
  const times = `${((ready - start) / 1000).toFixed(1)} s to the page, ${seconds.toFixed(1)} s`;
  const typed = `${COMMAND.length + 1} keys and ${presses} presses of buttons`;
  process.stdout.write(`${times}, ${typed} to a registered device\n`);
  expect(presses).toBe(11);
});
