import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { outputOf } from "../tools/lib/output.ts";

const root = join(import.meta.dirname, "..");

/** Makes Node report an older version, which has none of the newer functions. */
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.9.0"}})';

test("on a Node that is too old, each built command says so before it imports anything", async () => {
  const out = await mkdtemp(join(tmpdir(), "waypost-commands-"));
  onTestFinished(() => rm(out, { recursive: true }));
  const found: string[] = [];
  for (const manifest of globSync("{packages,apps}/*/package.json", { cwd: root })) {
    const { bin = {} } = JSON.parse(await readFile(join(root, manifest), "utf8")) as {
      bin?: Record<string, string>;
    };
    for (const [command, file] of Object.entries(bin)) {
      const folder = join(out, command);
      const cwd = join(root, dirname(manifest));
      await outputOf("tsup", ["--silent", "--no-dts", "--out-dir", folder], { cwd });
      // Nothing is installed beside it.
      const args = ["--import", OLD_NODE, join(folder, basename(file)), "--help"];
      const failure = await promisify(execFile)(process.execPath, args).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({
        code: 1,
        stdout: "",
        stderr: `${command} needs Node 22.13 or later. This is Node 20.9.0.\n`,
      });
      found.push(command);
    }
  }
  expect(found.toSorted()).toEqual([
    "create-waypost",
    "waypost-check",
    "waypost-gate",
    "waypost-mcp",
    "waypost-portal",
    "waypost-sandbox",
  ]);
}, 120_000);
