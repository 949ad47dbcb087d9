import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { onTestFinished } from "vitest";
import { builtPortal } from "../../../../tools/lib/build-portal.ts";

const root = join(import.meta.dirname, "../..");

/** Bundles the command line into a folder with the files of the package. @returns that folder */
export async function bundleProgram(): Promise<string> {
  const cache = join(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  // Below the portal, so that the sandbox is found.
  const folder = await mkdtemp(join(cache, "waypost-portal-"));
  await cp(join(root, "package.json"), join(folder, "package.json"));
  await symlink(await builtPortal(), join(folder, "dist"));
  await build({
    entryPoints: [join(root, "server/cli.ts")],
    outfile: join(folder, "server/dist/cli.js"),
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["@waypost/sandbox"],
  });
  return folder;
}

export const removeProgram = (folder: string) => rm(folder, { recursive: true, force: true });

/** Starts the command line in this folder. It is stopped after the test. */
export function start(program: string, cwd: string, ...args: string[]) {
  const file = join(program, "server/dist/cli.js");
  const child = spawn(process.execPath, ["--conditions=@waypost/source", file, ...args], { cwd });
  onTestFinished(() => void child.kill());
  return child;
}

/** Runs the command line until it ends. */
export async function run(program: string, cwd: string, ...args: string[]) {
  const child = start(program, cwd, ...args);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  return { stdout, stderr, code };
}
