#!/usr/bin/env node
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve, dirname, extname } from "node:path";
import { help, readCommandLine } from "./command-line.ts";
import { CreateError } from "./create-error.ts";
import { ask, CanceledError, withDefaults, type Choices } from "./questions.ts";
import { folderProblem, printable, packageNameOf, quoted } from "./validate.ts";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";

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
async function writeProject(templates: string, choices: Choices): Promise<void> {
  const { folder } = choices;
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
    await writeFile(target, personalized(path, content, choices), { flag: "wx" });
  }
}

function personalized(path: string, content: Buffer, { name, folder, currency }: Choices) {
  const escape = ESCAPES[extname(path)];
  if (escape === undefined) return content;
  const text = content
    .toString("utf8")
    .replaceAll(PLACEHOLDER, () => escape(name))
    .replaceAll('"USD"', JSON.stringify(currency));
  return path === "package.json" ? manifestOf(text, folder) : text;
}

function manifestOf(text: string, folder: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  delete manifest["license"];
  const named = { ...manifest, name: packageNameOf(folder), version: "0.1.0", private: true };
  return `${JSON.stringify(named, null, 2)}\n`;
}

async function main(): Promise<number> {
  const command = readCommandLine(process.argv.slice(2));
  if (command === "help") {
    console.log(help);
    return 0;
  }
  const asks = !command.yes && process.stdin.isTTY && process.stdout.isTTY;
  const choices = asks ? await ask(command) : withDefaults(command);
  const { folder, template } = choices;
  const problem = folderProblem(folder);
  if (problem !== undefined) throw new CreateError(problem);
  await writeProject(join(import.meta.dirname, "templates"), choices);
  console.log(`Created ${printable(folder)} from the template ${template}.`);

  const installed = command.install && (await install(folder));
  const enter = resolve(folder) === process.cwd() ? [] : [`cd ${quoted(printable(folder), shell)}`];
  const steps = [...enter, ...(installed ? [] : [`${manager} install`]), `${manager} start`];
  console.log(`\nNext:\n\n${steps.map((step) => `  ${step}\n`).join("")}`);
  return command.install && !installed ? 1 : 0;
}

/** Windows sets PROMPT in its older shell only. Git Bash sets SHELL, as other systems do. */
const shell =
  process.platform !== "win32" || process.env["SHELL"] !== undefined
    ? "posix"
    : process.env["PROMPT"] === undefined
      ? "powershell"
      : "cmd";

/** The package manager that runs this command. All of them set this variable. */
const manager =
  /^(npm|pnpm|yarn|bun)\//.exec(process.env["npm_config_user_agent"] ?? "")?.[1] ?? "npm";

/** Installs the packages of the project. @returns whether it succeeded */
async function install(folder: string): Promise<boolean> {
  const unknown = await unknownPackage(folder);
  if (unknown !== undefined) {
    console.error(
      `The registry does not have ${unknown}. The project is complete, but its packages are not installed.
A clone of Waypost serves them with "npm run release -- --registry". Then install them with:

  ${manager} install --registry http://127.0.0.1:4873/`,
    );
    return false;
  }
  console.log("Installing its packages…");
  const child = spawn(
    manager,
    ["install", ...(manager === "npm" ? ["--no-audit", "--no-fund"] : [])],
    {
      cwd: folder,
      stdio: "inherit",
      // On Windows, most of them are scripts that need a shell.
      shell: process.platform === "win32",
    },
  );
  const [code] = await once(child, "close").catch(() => [1]);
  if (code === 0) return true;
  console.error(
    "The packages could not be installed. The project is complete: install them later.",
  );
  return false;
}

/** Returns a package of ours that npm's registry does not have, if it says so in time. */
async function unknownPackage(folder: string): Promise<string | undefined> {
  const manifest = await readFile(join(folder, "package.json"), "utf8");
  const { dependencies, devDependencies } = JSON.parse(manifest);
  const ours = Object.entries({ ...dependencies, ...devDependencies })
    .map((entry) => entry.join("@"))
    .filter((name) => name.startsWith("@waypost/"));
  const options = { cwd: folder, timeout: 4_500, shell: process.platform === "win32" };
  const answers = ours.map(
    (name) =>
      new Promise<string | undefined>((settle) => {
        const args = ["view", name, "name", "--fetch-retries=0"];
        execFile("npm", args, options, (error, _, stderr) =>
          settle(error !== null && stderr.includes("E404") ? name : undefined),
        );
      }),
  );
  return (await Promise.all(answers)).find((name) => name !== undefined);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof CanceledError) process.exitCode = 130;
  else if (error instanceof CreateError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
