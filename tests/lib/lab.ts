import { createHash } from "node:crypto";
import { cp, mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { locked } from "../../tools/lib/locked.ts";
import { outputOf } from "../../tools/lib/output.ts";

const source = join(import.meta.dirname, "../lab");
const FILES = ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml"];

let installed: Promise<string> | undefined;

/**
 * Installs the packages of `tests/lab`: the runtimes, compilers, bundlers and generators that only
 * long tests and the bundle benchmark need. They take about 1.5 GB in the system's temporary
 * folder, outside of the repository, so that no program finds a package of the workspace.
 * @returns the folder with `node_modules`
 */
export const lab = (): Promise<string> => (installed ??= install());

async function install(): Promise<string> {
  const lockfile = await readFile(join(source, "pnpm-lock.yaml"));
  const hash = createHash("sha256").update(lockfile).digest("hex").slice(0, 8);
  const folder = join(tmpdir(), `waypost-lab-${hash}`);
  await mkdir(folder, { recursive: true });
  await locked(`${folder}.lock`, async () => {
    for (const file of FILES) await cp(join(source, file), join(folder, file));
    const options = ["--frozen-lockfile", "--trust-lockfile", "--reporter=append-only"];
    await outputOf("npx", ["-y", "pnpm@12.21.0", "install", ...options], { cwd: folder });
  });
  return folder;
}

/** Returns the version of a package in `tests/lab`, by its name or alias there. */
export async function labVersion(name: string): Promise<string> {
  const manifest = await readFile(join(source, "package.json"), "utf8");
  const { dependencies, optionalDependencies } = JSON.parse(manifest);
  const wanted: unknown = { ...dependencies, ...optionalDependencies }[name];
  if (typeof wanted !== "string") throw new Error(`tests/lab does not list ${name}.`);
  return wanted.replace(/^npm:.*@/, "");
}
