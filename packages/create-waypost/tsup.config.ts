import { join, dirname } from "node:path";
import { defineConfig } from "tsup";
import { command } from "../../tools/lib/command.ts";
import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { TEMPLATES } from "./src/templates.ts";

const examples = join(import.meta.dirname, "../../examples");

/** Files of an example that only this repository uses. */
const LEFT_OUT = /^((entries|[^/]+\.test)\.ts|registry\.json)$/;

/** npm leaves out files with these names when it packs, so they have another name until then. */
const RENAMED: Readonly<Record<string, string>> = { ".gitignore": "_gitignore" };

/** Changes to files of an example, so that it works outside of this repository. */
const ADAPTED: Readonly<Record<string, (text: string, version: string) => string>> = {
  // The packages come from the registry, in the version of this package.
  "package.json": (text, version) => text.replaceAll('"workspace:*"', `"^${version}"`),
  // In this repository, the types are those of the sources.
  "tsconfig.json": (text) => text.replace(/,\s*"customConditions": \["@waypost\/source"\]/, ""),
};

/** Copies the committed files of the examples that are templates into this folder. */
async function copyTemplates(folder: string): Promise<void> {
  const manifest = await readFile(join(import.meta.dirname, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  await rm(folder, { recursive: true, force: true });
  for (const { name } of TEMPLATES) {
    const example = join(examples, name);
    const list = execFileSync("git", ["ls-files", "-z"], { cwd: example, encoding: "utf8" });
    const files = list.split("\0").filter((file) => file !== "" && !LEFT_OUT.test(file));
    for (const file of files) {
      const target = join(folder, name, RENAMED[file] ?? file);
      const content = await readFile(join(example, file));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, ADAPTED[file]?.(content.toString(), version) ?? content);
    }
  }
}

export default defineConfig((options) => ({
  entry: ["src/cli.ts"],
  format: "esm",
  target: "node22",
  esbuildPlugins: [command],
  clean: true,
  onSuccess: () => copyTemplates(join(options.outDir ?? "dist", "templates")),
}));
