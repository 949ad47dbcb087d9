import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const PROGRAM = fileURLToPath(new URL("../cli.ts", import.meta.url));

/** Runs `waypost-check` in a process of its own, which `wrapper` starts. */
export async function runCheck(
  args: readonly string[],
  environment: Record<string, string> = {},
  node: readonly string[] = [],
  wrapper: readonly string[] = [],
) {
  const line = [...wrapper, process.execPath, "--conditions=@waypost/source"];
  const [program = "", ...rest] = [...line, ...node, PROGRAM, ...args];
  const child = spawn(program, rest, {
    env: { ...process.env, NODE_PATH: "", ...environment },
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { stdout, stderr, code: Number(code) };
}

/** Creates a folder with these files, which is removed after the test. */
export async function temporaryFolder(
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "waypost-check-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(path, name), content);
  return path;
}
