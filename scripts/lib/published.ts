import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.ts";

const packages = join(import.meta.dirname, "../../packages");

/**
 * Builds a package into this folder as it is published, but without declarations: its modules, its
 * README and its manifest. The package's own folder stays as it is, so that several tests can do
 * this at once.
 */
export async function publishInto(name: string, folder: string): Promise<void> {
  const source = join(packages, name);
  await mkdir(folder, { recursive: true });
  const args = ["--silent", "--no-dts", "--out-dir", join(folder, "dist")];
  await run("tsup", args, { cwd: source });
  const manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as {
    readonly publishConfig: object;
  };
  // Only pnpm can resolve the versions of the workspace.
  const published = { ...manifest, ...manifest.publishConfig, devDependencies: undefined };
  await writeFile(join(folder, "package.json"), JSON.stringify(published));
  await copyFile(join(source, "README.md"), join(folder, "README.md"));
}
