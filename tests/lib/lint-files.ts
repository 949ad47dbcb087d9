import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const workspace = join(import.meta.dirname, "../..");
const oxlint = join(workspace, "node_modules/.bin/oxlint");

interface Report {
  number_of_files: number;
  diagnostics: { filename: string; message: string; help?: string }[];
}

/** Lints these files, given by path and code, with the configuration of the workspace. */
export async function lintFiles(files: ReadonlyMap<string, string>): Promise<Report> {
  // Outside of the workspace, so that a crash leaves no files in it.
  const cwd = await mkdtemp(join(tmpdir(), "waypost-lint-"));
  try {
    await copyFile(join(workspace, ".oxlintrc.json"), join(cwd, ".oxlintrc.json"));
    await symlink(join(workspace, "node_modules"), join(cwd, "node_modules"));
    for (const [file, code] of files) {
      await mkdir(dirname(join(cwd, file)), { recursive: true });
      await writeFile(join(cwd, file), code);
    }
    const args = ["-c", ".oxlintrc.json", "--format", "json", ...files.keys()];
    return await new Promise((resolve, reject) => {
      // The exit code only shows whether the report is empty.
      execFile(oxlint, args, { cwd }, (_, stdout) => {
        try {
          resolve(JSON.parse(stdout) as Report);
        } catch (error) {
          reject(error);
        }
      });
    });
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
