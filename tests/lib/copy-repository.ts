import { cp, glob, symlink } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";

const root = join(import.meta.dirname, "../..");

/** Copies the current files of the repository and its installed packages into an empty folder. */
export async function copyRepository(folder: string): Promise<void> {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = (await outputOf("git", listed, { cwd: root })).split("\n").filter(Boolean);
  // This file is written by the installation and not committed.
  files.push("packages/sdk/src/generated/fixtures.ts", "packages/sdk/openapi.json");
  for (const file of files) {
    await cp(join(root, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // The file was deleted, and the deletion is not committed yet.
      if (error.code !== "ENOENT") throw error;
    });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for await (const installed of glob("{apps,packages,examples}/*/node_modules", { cwd: root })) {
    // Its links are relative, so they lead to the copied packages.
    await cp(join(root, installed), join(folder, installed), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes(join("node_modules", ".vite")),
    });
  }
}
