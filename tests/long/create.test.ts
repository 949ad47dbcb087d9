import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs, unpack } from "../../tools/lib/tarballs.ts";
import { type Registry, startRegistry } from "../../tools/lib/registry.ts";

const NAME = "Ada Tracking";
const ADDRESS = /(?:Portal|Local):?\s+(http:\S+)/;

const home = await mkdtemp(join(tmpdir(), "waypost-create-"));
await unpack("create-waypost", join(home, "package"));
const templates = await readdir(join(home, "package/dist/templates"));

let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
  await writeFile(join(home, "npmrc"), registry.npmrc);
  // Also for the npm that the command starts. Nothing is in its cache.
  vi.stubEnv("npm_config_userconfig", join(home, "npmrc"));
  vi.stubEnv("npm_config_registry", registry.address);
  vi.stubEnv("npm_config_cache", join(home, "cache"));
  vi.stubEnv("NO_COLOR", "1");
  for (const tarball of Object.values(await tarballs())) await registry.publish(tarball);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  registry.close();
  await rm(home, { recursive: true, force: true });
});

/** Runs `npm start`. @returns the first match of this pattern in a line of its output */
async function start(project: string, pattern: RegExp): Promise<RegExpExecArray> {
  // In its own process group, because npm starts the program as a separate process.
  const child = spawn("npm", ["start"], { cwd: project, detached: true });
  onTestFinished(async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, "exit");
    process.kill(-child.pid);
    await exited;
  });
  child.stderr.pipe(process.stderr);
  for await (const line of createInterface(child.stdout)) {
    const match = pattern.exec(line);
    if (match === null) continue;
    child.stdout.resume();
    return match;
  }
  throw new Error(`npm start ended without ${pattern}.`);
}

/** Opens the page and waits until it shows the name. */
async function showsName(address: string): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByText(NAME).first().waitFor();
  } finally {
    await browser.close();
  }
}

describe.each(templates)("the template %s", (template) => {
  test("is created, type-checks, passes its test and shows the given name", async () => {
    const folder = join(home, template);
    await mkdir(folder);
    const create = `npm create waypost@latest app -- --template ${template} --name "${NAME}" --yes`;
    const begin = performance.now();
    const times: string[] = [];
    const mark = (what: string) =>
      times.push(`${what} ${((performance.now() - begin) / 1000).toFixed(1)} s`);

    await outputOf("sh", ["-c", create], { cwd: folder });
    mark("created and installed");
    const project = join(folder, "app");
    if (template === "node") {
      await start(project, new RegExp(`^${NAME}: 5 of 5 devices are registered.$`));
    } else {
      const [, address = ""] = await start(project, ADDRESS);
      await showsName(address);
    }
    mark("running with the name");
    await outputOf("npm", ["run", "typecheck"], { cwd: project });
    mark("type-checked");
    expect(await outputOf("npm", ["test"], { cwd: project })).toContain("1 passed");
    mark("tested");

    const typed = [create, "cd app", "npm start"].map((command) => command.length + 1);
    const presses = typed.reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${template}: ${presses} key presses; ${times.join(", ")}\n`);
  });
});
