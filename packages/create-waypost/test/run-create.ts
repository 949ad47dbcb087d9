import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { built } from "../../../tools/lib/built.ts";
import { outputOf } from "../../../tools/lib/output.ts";

const root = join(import.meta.dirname, "..");

/** One test file asks for it many times, and finding the current build reads all sources. */
let builtOnce: Promise<string> | undefined;

const builtCommand = () =>
  (builtOnce ??= built("create-waypost", async (folder) => {
    await outputOf("tsup", ["--silent", "--out-dir", join(folder, "dist")], { cwd: root });
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  }));

/** The built templates, by their folders. */
export const templatesFolder = async () => join(await builtCommand(), "dist/templates");

/** Runs the built command in this folder, in a process of its own and without a terminal. */
export async function runCreate(
  cwd: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const program = join(await builtCommand(), "dist/cli.js");
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { stdout, stderr, code: Number(code) };
}

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-create-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
