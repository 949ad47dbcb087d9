import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { Choices } from "./questions.ts";
import { packageNameOf } from "./validate.ts";

/** The name in the examples, which the name of the user replaces. */
const PLACEHOLDER = "Sample Tracking";

const RENAMED: Readonly<Record<string, string>> = { _gitignore: ".gitignore" };

const inString = (name: string): string => JSON.stringify(name).slice(1, -1);
const inMarkup = (name: string): string =>
  name.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** How the name is written in each kind of file. Other files are copied unchanged. */
const ESCAPES: Readonly<Record<string, (name: string) => string>> = {
  ".json": inString,
  ".ts": inString,
  ".tsx": inString,
  ".html": inMarkup,
  ".svg": inMarkup,
  ".md": inMarkup,
};

/** Copies a template into the folder, with the name of the user and of the package. */
export async function writeProject(templates: string, choices: Choices): Promise<void> {
  const { folder, name } = choices;
  const template = join(templates, choices.template);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = source.slice(template.length + 1);
    const target = join(folder, RENAMED[path] ?? path);
    const content = await readFile(source);
    await mkdir(dirname(target), { recursive: true });
    // Fails if the file exists, so that nothing is written over.
    await writeFile(target, personalized(path, content, name, folder), { flag: "wx" });
  }
}

function personalized(path: string, content: Buffer, name: string, folder: string) {
  const escape = ESCAPES[extname(path)];
  if (escape === undefined) return content;
  const text = content.toString("utf8").replaceAll(PLACEHOLDER, () => escape(name));
  return path === "package.json" ? manifestOf(text, folder) : text;
}

function manifestOf(text: string, folder: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  delete manifest["license"];
  const named = { ...manifest, name: packageNameOf(folder), version: "0.1.0", private: true };
  return `${JSON.stringify(named, null, 2)}\n`;
}
