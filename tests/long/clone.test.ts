import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyRepository } from "../lib/copy-repository.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-clone-"));
  await copyRepository(folder);
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script of the root without its installation. Returns the first address it prints. */
async function addressFrom(script: string, ...args: string[]): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const [, ...command] = scripts[script].replace("launch.mjs", "launch.mjs --installed").split(" ");
  const child = spawn("node", [...command, ...args], { cwd: folder });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  });
  let printed = "";
  child.stderr.on("data", (data) => (printed += String(data)));
  for await (const line of createInterface(child.stdout)) {
    printed += `${line}\n`;
    const [, url] = /^ +(?:Portal|Demo) +(\S+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(printed);
}

test.each(["start", "start -- --gate", "dev", "demo"])(
  "npm run %s works in a clone whose packages are not built",
  async (line) => {
    const [script = "", , ...args] = line.split(" ");
    const reply = await fetch(await addressFrom(script, ...args));
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<script type="module"');
  },
  180_000,
);
